import { clsx } from 'clsx/lite';
import { cart, emptyCart } from '@asia/shared/cart';
import type { CartItem } from '@asia/shared/contracts';
import { commonMessages, useTexts } from '@asia/shared/messages';
import { Link } from '@asia/shared/router';
import { Icon, ignoreSecondTap, observer } from '@asia/shared/ui';
import { cartTexts } from '../messages';
import { SentNotice } from '../order-memory/SentNotice';
import { AgeNotice } from '../order-page/AgeNotice';
import { CartNotices } from '../order-page/CartNotices';
import { useLiveCheck } from '../order-page/useLiveCheck';
import { CartLine } from './CartLine';
import { CartSlip } from './CartSlip';
import { ContinueDock } from './ContinueDock';
import { useFinalActionInView } from './useFinalActionInView';
import columns from '../order-page/columns.module.css';
import classes from './FilledCart.module.css';

/** The lines, with the slip at the right or, on a phone, below. */
export const FilledCart = observer(({ onLeave }: { onLeave: (key: string) => void }) => {
  useLiveCheck();
  const texts = useTexts(cartTexts);
  const { menu } = useTexts(commonMessages);
  const [continueRef, continueInView] = useFinalActionInView<HTMLDivElement>();
  return (
    <div className={columns.columns}>
      <div>
        <div className={classes.notices}>
          <SentNotice />
          <CartNotices />
        </div>
        <ul>
          {cart.cartItems.map((item, index, lines) => (
            <CartLine key={elementKey(item, index, lines)} item={item} onLeave={onLeave} />
          ))}
        </ul>
        <p className={classes.ways}>
          <Link className="link" to={menu}>
            <Icon name="plus" />
            <span>{texts.goOn}</span>
          </Link>
          <button type="button" className="link" onClick={ignoreSecondTap(emptyCart)}>
            {texts.clear}
          </button>
        </p>
      </div>
      <aside className={clsx(columns.aside, classes.aside)} aria-label={texts.summary}>
        <CartSlip continueRef={continueRef} />
        <AgeNotice items={cart.orderItems} />
      </aside>
      {!continueInView && cart.orderItems.length > 0 && <ContinueDock />}
    </div>
  );
});

/** React's key of a line, by its place among the lines of its dish: a changed note keeps the elements of the line. */
function elementKey({ key }: CartItem, index: number, lines: readonly CartItem[]): string {
  const before = lines.slice(0, index).filter((line) => line.key === key);
  return `${key} ${before.length}`;
}
