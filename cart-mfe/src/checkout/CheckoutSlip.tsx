import { commonMessages, useTexts } from '@asia/shared/messages';
import { observer } from '@asia/shared/ui';
import { cartTexts } from '../messages';
import type { Order } from '../order-message/Order';
import { feeIsKnown, neighbourhoodLabel, PICKUP } from '../order-message/neighbourhood';
import { orderAmounts } from '../order-message/orderAmounts';
import { OrderSlip } from '../order-slip/OrderSlip';
import slip from '../order-slip/OrderSlip.module.css';
import { SlipRow } from '../order-slip/SlipRow';

/** The slip of the checkout: all lines, delivery, payment and total. */
export const CheckoutSlip = observer(({ order }: { order: Order }) => {
  const texts = useTexts(cartTexts);
  const { pesos } = useTexts(commonMessages);
  const { items, neighbourhood, payment } = order;
  const { units, subtotal, delivery, total } = orderAmounts(items, neighbourhood);
  const known = feeIsKnown(neighbourhood);
  return (
    <OrderSlip
      items={items}
      units={units}
      labelled
      foot={neighbourhood !== PICKUP && <p className={slip.note}>{texts.approximate}</p>}
    >
      <SlipRow label={texts.subtotal} kind="first">
        <span className="num">{pesos(subtotal)}</span>
      </SlipRow>
      <SlipRow label={texts.neighbourhood}>
        {neighbourhoodLabel(neighbourhood, texts) || texts.chooseNeighbourhood}
      </SlipRow>
      <SlipRow label={texts.delivery}>
        {known ? <span className="num">{pesos(delivery)}</span> : texts.toBeConfirmed}
      </SlipRow>
      <SlipRow label={texts.payment}>{texts.payments[payment] ?? texts.notChosen}</SlipRow>
      <SlipRow label={known ? texts.total : texts.totalWithoutDelivery} kind="total">
        <span className="num">{pesos(total)}</span>
      </SlipRow>
    </OrderSlip>
  );
});
