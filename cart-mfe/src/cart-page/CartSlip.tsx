import type { Ref } from 'react';
import { cart } from '@asia/shared/cart';
import { facts } from '@asia/shared/content';
import { commonMessages, useTexts } from '@asia/shared/messages';
import { lowestDeliveryFee } from '@asia/shared/restaurant';
import { Link } from '@asia/shared/router';
import { Button, Icon, observer } from '@asia/shared/ui';
import { cartTexts } from '../messages';
import { NOT_CHOSEN } from '../order-message/neighbourhood';
import { orderAmounts } from '../order-message/orderAmounts';
import { OrderSlip } from '../order-slip/OrderSlip';
import { SlipRow } from '../order-slip/SlipRow';
import slip from '../order-slip/OrderSlip.module.css';

export const CartSlip = observer(({ continueRef }: { continueRef: Ref<HTMLDivElement> }) => {
  const texts = useTexts(cartTexts);
  const { menu, pesos } = useTexts(commonMessages);
  const items = cart.orderItems;
  const empty = items.length === 0;
  const note = empty ? texts.noneToOrder : texts.feeLater(pesos(lowestDeliveryFee(facts.current.delivery)));
  const next = empty ? menu : '/CheckoutPage';
  const { units, subtotal } = orderAmounts(items, NOT_CHOSEN);
  return (
    <OrderSlip
      items={items}
      units={units}
      brief
      foot={
        <>
          <p key={note} className={slip.note}>
            {note}
          </p>
          <div ref={continueRef}>
            <Button key={next} component={Link} to={next} full>
              <span>{empty ? texts.start : texts.continue}</span>
              <Icon name="forward" />
            </Button>
          </div>
        </>
      }
    >
      <SlipRow label={texts.subtotal} kind="total">
        <span className="num" translate="no">
          {pesos(subtotal)}
        </span>
      </SlipRow>
    </OrderSlip>
  );
});
