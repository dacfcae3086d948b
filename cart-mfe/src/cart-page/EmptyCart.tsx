import { cart, lastOrder } from '@asia/shared/cart';
import { commonMessages, useTexts } from '@asia/shared/messages';
import { Button, Icon, observer } from '@asia/shared/ui';
import { Link } from '@asia/shared/router';
import { cartTexts } from '../messages';
import classes from './EmptyCart.module.css';

/** What an empty cart shows: a link to the menu, and the last order again if this browser keeps one. */
export const EmptyCart = observer(() => {
  const texts = useTexts(cartTexts);
  const { menu } = useTexts(commonMessages);
  const last = lastOrder();
  return (
    <div className={classes.empty}>
      <span className={classes.ring}>
        <Icon name="bag" />
      </span>
      <p>{texts.empty}</p>
      <Button component={Link} to={menu}>
        {texts.start}
      </Button>
      {last.length > 0 && (
        <Button variant="line" onClick={() => cart.repeat(last)}>
          <Icon name="retry" />
          {texts.repeat}
        </Button>
      )}
    </div>
  );
});
