import { formatPesos } from '@asia/shared/menu';
import { paymentLabel } from '@asia/shared/restaurant';
import { Link } from '@asia/shared/router';
import type { Order } from '../order-message/Order';
import { feeIsKnown, neighbourhoodLabel, PICKUP } from '../order-message/neighbourhood';
import { orderAmounts } from '../order-message/orderAmounts';
import { OrderSlip } from '../order-slip/OrderSlip';
import slip from '../order-slip/OrderSlip.module.css';
import { SlipRow } from '../order-slip/SlipRow';

/** The slip of the checkout: as the cart's, with delivery, total and payment. */
export function CheckoutSlip({ order }: { order: Order }) {
  const { items, neighbourhood, payment } = order;
  const { units, subtotal, delivery, total } = orderAmounts(items, neighbourhood);
  const known = feeIsKnown(neighbourhood);
  return (
    <OrderSlip
      items={items}
      units={units}
      labelled
      foot={
        <>
          {neighbourhood !== PICKUP && (
            <p className={slip.note}>Valor aproximado: puede variar según la distancia.</p>
          )}
          {items.length === 0 && (
            <p className={slip.note}>
              Tu carrito está vacío por ahora. <Link to="/menu">Inicia tu compra</Link>
            </p>
          )}
        </>
      }
    >
      <SlipRow label="Subtotal" kind="first">
        <span className="num">{formatPesos(subtotal)}</span>
      </SlipRow>
      <SlipRow label="Barrio">{neighbourhoodLabel(neighbourhood) || 'Elige tu barrio'}</SlipRow>
      <SlipRow label="Domicilio">
        {known ? <span className="num">{formatPesos(delivery)}</span> : 'Por confirmar'}
      </SlipRow>
      <SlipRow label="Medio de pago">{paymentLabel(payment)}</SlipRow>
      <SlipRow label={known ? 'Total' : 'Total sin domicilio'} kind="total">
        <span className="num">{formatPesos(total)}</span>
      </SlipRow>
    </OrderSlip>
  );
}
