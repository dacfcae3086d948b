import { cart } from '@asia/shared/cart';
import { type CartItem, TITLE_ID } from '@asia/shared/contracts';
import { commonMessages, useTexts } from '@asia/shared/messages';
import { keepPlace, Notice, observer } from '@asia/shared/ui';
import { cartTexts } from '../messages';
import type { CartTexts } from '../messages/es';
import { OrderCode } from './OrderCode';
import { sentBefore } from './sentOrder';

/** Notice that this order was opened in the chat before, when and with which code; offers an empty cart. */
export const SentNotice = observer(({ items }: { items: readonly CartItem[] }) => {
  const texts = useTexts(cartTexts);
  const sent = sentBefore(items);
  if (!sent) return null;
  const startNewOrder = () => {
    cart.clear();
    document.getElementById(TITLE_ID)?.focus();
  };
  return (
    <Notice
      title={texts.openedBefore}
      action={
        <button type="button" className="link small" onClick={keepPlace(startNewOrder)}>
          {texts.newOrder}
        </button>
      }
    >
      <p>{texts.openedBeforeAt(formatMoment(sent.at, texts))}</p>
      {sent.code && <OrderCode code={sent.code} />}
    </Notice>
  );
});

/** `hoy a las 7:42 PM`, `el 14 de enero a las 7:42 PM`, by the guest's own clock. */
export function formatMoment(date: Date, texts: CartTexts): string {
  return texts.moment(date, commonMessages.texts.clock(`${date.getHours()}:${date.getMinutes()}`));
}
