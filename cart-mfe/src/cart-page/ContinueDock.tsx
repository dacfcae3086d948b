import { cart } from '@asia/shared/cart';
import { commonMessages, useTexts } from '@asia/shared/messages';
import { Link } from '@asia/shared/router';
import { Button, observer } from '@asia/shared/ui';
import { cartTexts } from '../messages';
import classes from './ContinueDock.module.css';

/**
 * Button to the checkout at the foot of a phone, while the button of the slip is out of view. Screen readers and the Tab
 * key skip this copy.
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
