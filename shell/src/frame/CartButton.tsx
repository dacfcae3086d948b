import { cart, lastOrder } from '@asia/shared/cart';
import { dishName, commonMessages, language, useTexts } from '@asia/shared/messages';
import { Link, useLocation } from '@asia/shared/router';
import { Button, Icon, observer, useHydrated } from '@asia/shared/ui';
import classes from './CartButton.module.css';
import { frameTexts } from '../messages';
import { isOrderPage, pageFor, routeAt } from '../routing/routes';

/**
 * Leads to the cart from every page, with units and subtotal. While the cart is empty it is absent, or offers the last
 * order to a guest who has asked this browser to keep it.
 */
export const CartButton = observer(({ className }: { className?: string }) => {
  const hydrated = useHydrated();
  const { pathname } = useLocation();
  const texts = useTexts(frameTexts);
  const { dishes, pesos } = useTexts(commonMessages);
  const cartPage = pageFor('cart');
  if (!hydrated || !cartPage || isOrderPage(routeAt(pathname))) return null;
  if (cart.isEmpty) return <RepeatOrder className={className} />;

  const units = dishes(cart.cartTotalQuantity);
  const subtotal = pesos(cart.cartTotalAmount);
  return (
    <Button
      component={Link}
      to={cartPage.path}
      className={className}
      aria-label={texts.cart(units, subtotal)}
    >
      {/* A new key makes a new element, so that its animation runs again with every change. */}
      <span key={cart.lastChange?.seq} className={cart.lastChange ? classes.changed : classes.count}>
        <Icon name="bag" />
        {units}
      </span>
      <span className="num">{subtotal}</span>
    </Button>
  );
});

const RepeatOrder = observer(({ className }: { className?: string | undefined }) => {
  const { repeat } = useTexts(frameTexts);
  const lines = lastOrder();
  if (lines.length === 0) return null;
  const names = lines.map((item) => `${item.cartQuantity} × ${dishName(item, language.current)}`).join(', ');
  return (
    <Button className={className} aria-label={`${repeat}: ${names}`} onClick={() => cart.repeat(lines)}>
      <span className={classes.count}>
        <Icon name="retry" />
        {repeat}
      </span>
      <span className={classes.names} aria-hidden="true">
        {names}
      </span>
    </Button>
  );
});
