import { cart } from '@asia/shared/cart';
import { formatPesos } from '@asia/shared/menu';
import { lowestDeliveryFee } from '@asia/shared/restaurant';
import { Link } from '@asia/shared/router';
import { Button, Icon, observer } from '@asia/shared/ui';
import type { Ref } from 'react';
import { orderAmounts } from '../order-message/orderAmounts';
import { NOT_CHOSEN } from '../order-message/neighbourhood';
import { OrderSlip } from '../order-slip/OrderSlip';
import slip from '../order-slip/OrderSlip.module.css';
import { SlipRow } from '../order-slip/SlipRow';

/** The slip of the cart: dishes, subtotal, and the way on to the checkout. */
export const CartSlip = observer(({ continueRef }: { continueRef: Ref<HTMLDivElement> }) => {
  const items = cart.orderItems;
  const { units, subtotal } = orderAmounts(items, NOT_CHOSEN);
  return (
    <OrderSlip
      items={items}
      units={units}
      foot={
        <>
          <p className={slip.note}>
            El domicilio se calcula al confirmar el pedido. Domicilio desde {formatPesos(lowestDeliveryFee())}
            .
          </p>
          <div ref={continueRef}>
            <Button component={Link} to="/CheckoutPage" full>
              Continuar
              <Icon name="forward" />
            </Button>
          </div>
        </>
      }
    >
      <SlipRow label="Subtotal" kind="total">
        <span className="num">{formatPesos(subtotal)}</span>
      </SlipRow>
    </OrderSlip>
  );
});
