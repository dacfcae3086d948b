import { lineKey } from '@asia/shared/cart';
import { dishName, language, useTexts } from '@asia/shared/messages';
import { Notice, observer } from '@asia/shared/ui';
import { cartTexts } from '../messages';
import { orderTexts } from '../messages/order/es';
import type { LeftOut } from '../order-message/writeOrder';
import { CopyOrder, type CopyOrderProps } from './CopyOrder';
import { LONG_ORDER_ID } from './guestFields';
import classes from './LongOrder.module.css';

/** Warns before a long order is sent: short lines, a cut by the phone, texts that the link leaves out. */
export const LongOrder = observer((sending: CopyOrderProps) => {
  const texts = useTexts(cartTexts);
  const { compact, long, leftOut } = sending.message;
  if (!compact) return null;
  if (leftOut.length === 0) {
    return (
      <Notice key="short" action={long && <CopyOrder {...sending} />}>
        <p id={LONG_ORDER_ID}>
          <span>{texts.shortened}</span> {long && <span>{texts.mayBeCut(orderTexts.end)}</span>}
        </p>
      </Notice>
    );
  }
  return (
    <Notice key="no room" tone="bad" title={texts.noRoom}>
      <p id={LONG_ORDER_ID} tabIndex={-1}>
        {texts.noRoomHelp}
      </p>
      {/* The list may be long: the button is above it. */}
      <CopyOrder {...sending} />
      <ul className={classes.list}>
        {leftOut.map((each) => (
          <LeftOutText key={typeof each.of === 'string' ? each.of : lineKey(each.of)} {...each} />
        ))}
      </ul>
    </Notice>
  );
});

const LeftOutText = observer(({ of, rest }: LeftOut) => {
  const texts = useTexts(cartTexts);
  const label = typeof of === 'string' ? texts[of] : `${of.cartQuantity} × ${dishName(of, language.current)}`;
  return (
    <li>
      <strong>{label}</strong>{' '}
      {rest !== '' && (
        <span key={rest} translate="no">
          {rest}
        </span>
      )}
    </li>
  );
});
