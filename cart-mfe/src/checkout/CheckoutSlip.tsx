import { commonMessages, useTexts } from '@asia/shared/messages';
import { observer } from '@asia/shared/ui';
import { cartTexts } from '../messages';
import { timeText } from '../order-message/deliveryTime';
import { feeIsKnown, findZone, isPlace, neighbourhoodLabel, PICKUP } from '../order-message/neighbourhood';
import type { OrderBasis } from '../order-message/Order';
import { orderAmounts } from '../order-message/orderAmounts';
import { paymentName } from '../order-message/paymentName';
import { OrderSlip } from '../order-slip/OrderSlip';
import { SlipRow } from '../order-slip/SlipRow';
import slip from '../order-slip/OrderSlip.module.css';

export const CheckoutSlip = observer(({ items, neighbourhood, payment, when }: OrderBasis) => {
  const texts = useTexts(cartTexts);
  const words = useTexts(commonMessages);
  const { pesos } = words;
  const { units, subtotal, delivery, total } = orderAmounts(items, neighbourhood);
  const known = feeIsKnown(neighbourhood);
  const minutes = findZone(neighbourhood)?.minutes;
  const place = neighbourhoodLabel(neighbourhood, texts) || texts.chooseNeighbourhood;
  const time = timeText(when, texts, words);
  const paid = paymentName(payment, texts);
  const totalLabel = known ? texts.total : texts.totalWithoutDelivery;
  return (
    <OrderSlip
      items={items}
      units={units}
      foot={neighbourhood !== PICKUP && <p className={slip.note}>{texts.approximate}</p>}
    >
      <SlipRow label={texts.subtotal} kind="first">
        <span className="num" translate="no">
          {pesos(subtotal)}
        </span>
      </SlipRow>
      <SlipRow label={texts.neighbourhood}>
        <span key={place} translate={isPlace(neighbourhood) ? 'no' : undefined}>
          {place}
        </span>
      </SlipRow>
      <SlipRow label={texts.delivery}>
        {known ? (
          <span className="num" translate="no">
            {pesos(delivery)}
          </span>
        ) : (
          texts.toBeConfirmed
        )}
      </SlipRow>
      {minutes && (
        <SlipRow label={texts.time}>
          <span key={minutes}>{texts.minutes(minutes)}</span>
        </SlipRow>
      )}
      <SlipRow label={texts.payment}>
        <span key={paid.name} lang={paid.lang}>
          {paid.name}
        </span>
      </SlipRow>
      {time && (
        <SlipRow label={texts.when}>
          <span key={time}>{time}</span>
        </SlipRow>
      )}
      <SlipRow key={totalLabel} label={totalLabel} kind="total">
        <span className="num" translate="no">
          {pesos(total)}
        </span>
      </SlipRow>
    </OrderSlip>
  );
});
