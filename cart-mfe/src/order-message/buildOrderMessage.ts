import { formatPesosText } from '@asia/shared/menu';
import { paymentLabel } from '@asia/shared/restaurant';
import { guestEmail, guestText } from './guestText';
import { feeIsKnown, neighbourhoodLabel, PICKUP } from './neighbourhood';
import type { Order } from './Order';
import { orderAmounts } from './orderAmounts';

/** WhatsApp publishes no limit for a prefilled text; platforms cut at 4,096 characters. */
export const FULL_FORM_LIMIT = 3_500;

const NOT_GIVEN = 'No indicado';

export interface OrderMessage {
  /** What the chat opens with: plain spaces, no emoji, `*bold*` only. */
  text: string;
  /** Whether the dishes are told in short because the order is long. */
  compact: boolean;
}

/** Writes the order for the restaurant's chat: every field in a fixed order, one line per dish, every total. */
export function buildOrderMessage(order: Order): OrderMessage {
  const full = write(order, fullLine);
  if (full.length <= FULL_FORM_LIMIT) return { text: full, compact: false };
  return { text: write(order, compactLine), compact: true };
}

/** The same order in the fewest characters, for codes that must stay scannable. */
export function buildCompactMessage(order: Order): string {
  return write(order, compactLine);
}

interface DishLine {
  plato: string;
  dish: string;
  units: number;
  price: string;
  sum: string;
}

const fullLine = ({ plato, dish, units, price, sum }: DishLine) =>
  `- ${plato === '' ? '' : `${plato} - `}${dish}: ${units} x ${price} = ${sum}`;
const compactLine = ({ dish, units, sum }: DishLine) => `${units} ${dish} ${sum}`;

function write(order: Order, lineOf: (line: DishLine) => string): string {
  const { units, subtotal, delivery, total } = orderAmounts(order.items, order.neighbourhood);
  const pickup = order.neighbourhood === PICKUP;
  const fee = formatPesosText(delivery);
  const note = guestText(order.note, 300);

  const dishes = order.items.map((item) =>
    lineOf({
      plato: guestText(item.plato, 80),
      dish: guestText(item.name, 200),
      units: item.cartQuantity,
      price: formatPesosText(item.price),
      sum: formatPesosText(item.price * item.cartQuantity),
    }),
  );

  return [
    '*Nuevo pedido*',
    '',
    `*Cliente:* ${guestText(order.name, 80) || NOT_GIVEN}`,
    `*Teléfono:* ${guestText(order.phone, 40) || NOT_GIVEN}`,
    `*Dirección:* ${guestText(order.address, 200) || (pickup ? 'No se necesita para recoger' : NOT_GIVEN)}`,
    `*Correo:* ${guestEmail(order.email, 120) || NOT_GIVEN}`,
    '',
    '*Productos:*',
    ...(dishes.length > 0 ? dishes : [`- ${NOT_GIVEN}`]),
    '',
    `*Total de platos:* ${units}`,
    `*Subtotal:* ${formatPesosText(subtotal)}`,
    `*Barrio:* ${neighbourhoodLabel(order.neighbourhood) || NOT_GIVEN}`,
    `*Domicilio (aprox.):* ${feeIsKnown(order.neighbourhood) ? fee : `por confirmar (${fee})`}`,
    `*Total:* ${formatPesosText(total)}`,
    `*Medio de pago:* ${paymentLabel(order.payment)}`,
    ...(note === '' ? [] : [`*Nota:* ${note}`]),
    ...(order.outOfHours ? ['*Enviado fuera de horario*'] : []),
    ...(pickup ? ['*Recoge en el restaurante*'] : []),
  ].join('\n');
}
