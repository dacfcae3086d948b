import { cart } from '@asia/shared/cart';
import { attribute, CART_BUTTON_ID, COUNTER, countsEarly } from '@asia/shared/contracts';
import { commonMessages, useTexts } from '@asia/shared/messages';
import { Link, useLocation } from '@asia/shared/router';
import { Button, Icon, observer, useHydrated, VisuallyHidden } from '@asia/shared/ui';
import { frameTexts } from '../messages';
import { isOrderPage, pageFor, routeAt } from '../routing/routes';
import { RepeatOrder } from './RepeatOrder';
import classes from './CartButton.module.css';

/** Prerendered pages have it, closed: the boot script may open it. */
export const CartButton = observer(({ className }: { className?: string }) => {
  const hydrated = useHydrated();
  const { pathname } = useLocation();
  const texts = useTexts(frameTexts);
  const { dishes, pesos } = useTexts(commonMessages);
  const cartPage = pageFor('cart');
  if (!cartPage || isOrderPage(routeAt(pathname))) return null;
  if (hydrated && cart.isEmpty) return <RepeatOrder className={className} />;

  const units = dishes(hydrated ? cart.cartTotalQuantity : 0);
  const subtotal = pesos(hydrated ? cart.cartTotalAmount : 0);
  const change = hydrated ? cart.lastChange : null;
  return (
    <Button
      component={Link}
      to={cartPage.path}
      id={CART_BUTTON_ID}
      className={className}
      {...attribute(COUNTER, hydrated ? 'open' : 'closed')}
      data-none={dishes(0)}
      data-one={dishes(1)}
      suppressHydrationWarning
    >
      <VisuallyHidden key={subtotal} {...countsEarly}>
        {texts.cart(units, subtotal)}
      </VisuallyHidden>
      {/* A new key makes a new element, whose animation runs again. */}
      <span key={change?.seq} className={change ? classes.changed : classes.count} aria-hidden="true">
        <Icon name="bag" />
        <span key={units} {...countsEarly}>
          {units}
        </span>
      </span>
      <span className="num" translate="no" aria-hidden="true" {...countsEarly}>
        {subtotal}
      </span>
    </Button>
  );
});
