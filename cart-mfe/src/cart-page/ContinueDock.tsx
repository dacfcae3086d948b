import { cart } from '@asia/shared/cart';
import { formatPesos } from '@asia/shared/menu';
import { Link } from '@asia/shared/router';
import { Button, observer } from '@asia/shared/ui';
import classes from './ContinueDock.module.css';

/**
 * On a phone, the way on within reach of the thumb while the slip's own button is off the screen.
 * It repeats that button, so it is neither read aloud nor a stop of the keyboard.
 */
export const ContinueDock = observer(() => (
  <div className={classes.dock} aria-hidden="true">
    <Button className={classes.button} component={Link} to="/CheckoutPage" tabIndex={-1}>
      <span>Continuar</span>
      <span className="num">{formatPesos(cart.cartTotalAmount)}</span>
    </Button>
  </div>
));
