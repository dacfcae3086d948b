import { cart } from '@asia/shared/cart';
import { commonMessages, useTexts } from '@asia/shared/messages';
import { Link } from '@asia/shared/router';
import { Button, observer } from '@asia/shared/ui';
import { cartTexts } from '../messages';
import classes from './ContinueDock.module.css';

/**
 * On a phone, the button to the checkout at the foot of the screen while the slip's own button is out of view. Screen
 * readers and the Tab key skip it, because it repeats that button.
 */
export const ContinueDock = observer(() => (
  <div className={classes.dock} aria-hidden="true">
    <Button className={classes.button} component={Link} to="/CheckoutPage" tabIndex={-1}>
      <span>{useTexts(cartTexts).continue}</span>
      <span className="num" translate="no">
        {useTexts(commonMessages).pesos(cart.cartTotalAmount)}
      </span>
    </Button>
  </div>
));
