import { cart, emptyCart, orderRecord } from '@asia/shared/cart';
import { TITLE_ID } from '@asia/shared/contracts';
import { commonMessages, useTexts } from '@asia/shared/messages';
import { ignoreSecondTap, Notice, observer } from '@asia/shared/ui';
import { cartTexts } from '../messages';
import { OrderCode } from './OrderCode';

/** Notice that this order was sent before, when and with which code; offers an empty cart. */
export const SentNotice = observer(() => {
  const texts = useTexts(cartTexts);
  const sent = orderRecord.withLines(cart.cartItems);
  if (!sent) return null;
  const { code, copied } = sent;
  const say = copied ? texts.copiedBeforeAt : texts.openedBeforeAt;
  const startNewOrder = () => {
    emptyCart();
    document.getElementById(TITLE_ID)?.focus();
  };
  return (
    <Notice
      title={copied ? texts.copiedBefore : texts.openedBefore}
      action={
        <button type="button" className="link small" onClick={ignoreSecondTap(startNewOrder)}>
          {texts.newOrder}
        </button>
      }
    >
      <p>{say(formatMoment(new Date(sent.at)))}</p>
      <OrderCode code={code} />
    </Notice>
  );
});

/** `hoy a las 7:42 PM`, `el 14 de enero a las 7:42 PM`, by the guest's own clock. */
export function formatMoment(moment: Date): string {
  const { at, clock, date, today } = commonMessages.texts;
  const isToday = moment.toDateString() === new Date().toDateString();
  const day = isToday ? today : date(moment.getDate(), moment.getMonth() + 1);
  return at(day, clock(`${moment.getHours()}:${moment.getMinutes()}`));
}
