import { cart, cartPrices, noticesInShort, restaurantNotices } from '@asia/shared/cart';
import { commonMessages, useTexts } from '@asia/shared/messages';
import { Link, useLocation } from '@asia/shared/router';
import { Icon, observer, useNow } from '@asia/shared/ui';
import { isOrderPage, pageFor, routeAt } from '../routing/routes';

/** Sums up the notices of the cart in one line. */
export const OrderNotice = observer(({ className }: { className?: string }) => {
  const now = useNow();
  const texts = useTexts(commonMessages);
  const { pathname } = useLocation();
  const cartPage = pageFor('cart');
  if (!now || cart.isEmpty || !cartPage || isOrderPage(routeAt(pathname))) return null;
  const notice = noticesInShort(
    [...cartPrices.leftOut, ...cartPrices.changes, ...restaurantNotices(now)],
    texts,
  );
  if (notice === '') return null;
  return (
    <p className={className}>
      <Link to={cartPage.path}>
        <Icon name="warning" />
        <span key={notice}>{notice}</span>
      </Link>
    </p>
  );
});
