import { cart, orderRecord } from '@asia/shared/cart';
import { commonMessages, useTexts } from '@asia/shared/messages';
import { Link } from '@asia/shared/router';
import { Button, Icon, ignoreSecondTap, observer } from '@asia/shared/ui';
import { cartTexts } from '../messages';
import { OrderCode } from '../order-memory/OrderCode';
import { formatMoment } from '../order-memory/SentNotice';
import classes from './EmptyCart.module.css';

/** An empty cart, with the code of the last order, and the order itself if this browser keeps it. */
export const EmptyCart = observer(() => {
  const texts = useTexts(cartTexts);
  const { menu, repeat } = useTexts(commonMessages);
  const sent = orderRecord.last;
  const last = sent?.items ?? [];
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
        <Button variant="line" onClick={ignoreSecondTap(() => cart.repeat(last))}>
          <Icon name="retry" />
          <span>{repeat}</span>
        </Button>
      )}
      {sent && (
        <div className={classes.last}>
          <p>{(sent.copied ? texts.lastCopiedAt : texts.lastOrderAt)(formatMoment(new Date(sent.at)))}</p>
          <OrderCode code={sent.code} />
        </div>
      )}
    </div>
  );
});
