import { cart, restaurantNotices, noticesInShort } from '@asia/shared/cart';
import { commonMessages, useTexts } from '@asia/shared/messages';
import { Link, useLocation } from '@asia/shared/router';
import { Icon, observer, useNow } from '@asia/shared/ui';
import { routeAt } from '../routing/routes';

/** One line of what a guest should know before ordering; the cart page tells the details. */
export const OrderNotice = observer(({ className }: { className?: string | undefined }) => {
  const now = useNow();
  const texts = useTexts(commonMessages);
  const { pathname } = useLocation();
  if (!now || cart.isEmpty || routeAt(pathname).hidesCart) return null;
  const news = noticesInShort([...cart.leftOut, ...cart.changes, ...restaurantNotices(now)], texts);
  if (news === '') return null;
  return (
    <p className={className}>
      <Link to="/Cart">
        <Icon name="warning" />
        {news}
      </Link>
    </p>
  );
});
