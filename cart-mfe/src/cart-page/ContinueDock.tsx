import { cart } from '@asia/shared/cart';
import { commonMessages, useTexts } from '@asia/shared/messages';
import { Link } from '@asia/shared/router';
import { Button, observer } from '@asia/shared/ui';
import { cartTexts } from '../messages';
import classes from './ContinueDock.module.css';

/** Copy of the slip's button, on a phone while that is out of view; screen readers and the Tab key skip the copy. */
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
