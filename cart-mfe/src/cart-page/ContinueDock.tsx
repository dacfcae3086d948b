import { cart } from '@asia/shared/cart';
import { house, useTexts } from '@asia/shared/language';
import { Link } from '@asia/shared/router';
import { Button, observer } from '@asia/shared/ui';
import { cartTexts } from '../texts';
import classes from './ContinueDock.module.css';

/**
 * On a phone, the way on within reach of the thumb while the slip's own button is off the screen.
 * It repeats that button, so it is neither read aloud nor a stop of the keyboard.
 */
export const ContinueDock = observer(() => (
  <div className={classes.dock} aria-hidden="true">
    <Button className={classes.button} component={Link} to="/CheckoutPage" tabIndex={-1}>
      <span>{useTexts(cartTexts).continue}</span>
      <span className="num">{useTexts(house).pesos(cart.cartTotalAmount)}</span>
    </Button>
  </div>
));
