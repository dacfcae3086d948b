import { cart } from '@asia/shared/cart';
import { formatPesos } from '@asia/shared/menu';
import { Link, useLocation } from '@asia/shared/router';
import { Button, Icon, observer, useHydrated } from '@asia/shared/ui';
import classes from './CartButton.module.css';
import { routeAt } from '../routes/routes';

/** Leads to the cart from everywhere, with units and subtotal; absent while there is nothing in it. */
export const CartButton = observer(({ className }: { className?: string }) => {
  const hydrated = useHydrated();
  const { pathname } = useLocation();
  if (!hydrated || cart.isEmpty || routeAt(pathname).hidesCart) return null;

  const units = cart.cartTotalQuantity === 1 ? '1 plato' : `${cart.cartTotalQuantity} platos`;
  const subtotal = formatPesos(cart.cartTotalAmount);
  return (
    <Button
      component={Link}
      to="/Cart"
      className={className}
      aria-label={`Ver carrito: ${units}, ${subtotal}`}
    >
      {/* A new key is a new element, so that the tray sinks again with every change. */}
      <span key={cart.lastChange?.seq} className={cart.lastChange ? classes.changed : classes.count}>
        <Icon name="bag" />
        {units}
      </span>
      <span className="num">{subtotal}</span>
    </Button>
  );
});
