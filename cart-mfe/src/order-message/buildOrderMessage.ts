import { LONGEST_NOTE } from '@asia/shared/cart';
import { dishName } from '@asia/shared/messages';
import { formatPesosText } from '@asia/shared/menu';
import { paymentLabel } from '@asia/shared/restaurant';
import { guestEmail, guestText } from './guestText';
import { feeIsKnown, neighbourhoodLabel, PICKUP } from './neighbourhood';
import type { Order } from './Order';
import { orderAmounts } from './orderAmounts';
import { orderCode } from './orderCode';

/** In characters. WhatsApp publishes no limit for a prefilled text; some platforms cut it at 4,096. */
export const FULL_FORM_LIMIT = 3_500;

const NOT_GIVEN = 'No indicado';

export interface OrderMessage {
  /** The text in the chat: plain spaces, no emoji, `*bold*` as the only formatting. */
  text: string;
  /** Whether the lines are short because the order is long. */
  compact: boolean;
  /** The short name of the order, a line of its own in the text. */
  code: string;
}

/** Writes the order for the restaurant's chat: every field in a fixed order, one line per dish, every total. */
export function buildOrderMessage(order: Order): OrderMessage {
  const code = codeOf(order);
  const full = write(order, fullLine, code);
  if (full.length <= FULL_FORM_LIMIT) return { text: full, compact: false, code };
  return { text: write(order, compactLine, code), compact: true, code };
}

/** The same order in fewer characters, for a QR code that phones can still read. */
export function buildCompactMessage(order: Order): string {
  return write(order, compactLine, codeOf(order));
}

/**
 * The code follows from the message itself, so that it needs no storage: whatever the guest changes is in the text. Notices
 * and language are left out: they change while the order stays the same.
 */
function codeOf(order: Order): string {
  return orderCode(write({ ...order, notices: [], language: 'es' }, fullLine, ''));
}

const languageNames = { en: 'inglés', zh: 'chino' };

/** A line of the cart, as text. */
interface DishLine {
  plato: string;
  name: string;
  /** ` [Spring roll]` for a guest who does not read Spanish, or empty. */
  translated: string;
  units: number;
  price: string;
  sum: string;
  /** ` (sin cebolla)`, or empty. */
  note: string;
}

const fullLine = ({ plato, name, translated, units, price, sum, note }: DishLine) =>
  `- ${plato === '' ? '' : `${plato} - `}${name}${translated}: ${units} x ${price} = ${sum}${note}`;
const compactLine = ({ name, units, sum, note }: DishLine) => `${units} ${name} ${sum}${note}`;

function write(order: Order, lineOf: (line: DishLine) => string, code: string): string {
  const { units, subtotal, delivery, total } = orderAmounts(order.items, order.neighbourhood);
  const pickup = order.neighbourhood === PICKUP;
  const fee = formatPesosText(delivery);
  const note = guestText(order.note, 300);
  const noticeLines = order.notices
    .filter(({ line }) => line !== '')
    .map(({ text }) => `- ${guestText(text, 400)}`);
  const kinds = new Set(order.notices.map(({ kind }) => kind));

  const dishes = order.items.map((item) => {
    const name = guestText(item.name, 200);
    const translated = guestText(dishName(item, order.language), 200);
    const asked = guestText(item.note ?? '', LONGEST_NOTE);
    return lineOf({
      plato: guestText(item.plato, 80),
      name,
      translated: translated === name ? '' : ` [${translated}]`,
      units: item.cartQuantity,
      price: formatPesosText(item.price),
      sum: formatPesosText(item.price * item.cartQuantity),
      note: asked === '' ? '' : ` (${asked})`,
    });
  });

  return [
    '*Nuevo pedido*',
    `*Código:* ${code}`,
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
    ...(order.language === 'es' ? [] : [`*Idioma del cliente:* ${languageNames[order.language]}`]),
    ...(noticeLines.length > 0 ? ['*Avisos de la carta:*', ...noticeLines] : []),
    ...(kinds.has('paused') ? ['*Enviado con los domicilios en pausa*'] : []),
    ...(kinds.has('closed') ? ['*Enviado fuera de horario*'] : []),
    ...(pickup ? ['*Recoge en el restaurante*'] : []),
  ].join('\n');
}
