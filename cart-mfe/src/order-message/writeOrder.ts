import { orderMoment, type SentCode } from '@asia/shared/cart';
import { today } from '@asia/shared/content';
import { ALL_ORDERS, type CartItem } from '@asia/shared/contracts';
import { formatPesosText } from '@asia/shared/menu';
import { dishName } from '@asia/shared/messages';
import { wallClock } from '@asia/shared/restaurant/bogotaTime';
import { clockTime } from '@asia/shared/restaurant/hoursText';
import { orderTexts as texts } from '../messages/order/es';
import { allergyWords, withSpanishAllergens } from './allergies';
import { timeText } from './deliveryTime';
import { guestPhone, guestText, withoutFormatting } from './guestWriting';
import { feeIsKnown, findZone, neighbourhoodLabel, PICKUP } from './neighbourhood';
import type { GuestTextField, Order } from './Order';
import { orderAmounts } from './orderAmounts';
import { paymentName } from './paymentName';

/** What a message has room for. */
export interface Room {
  /** Characters of each text of the guest. */
  characters: number;
  /** Lines of dishes. */
  lines: number;
  /** Characters of what the guest says of an allergy. */
  allergy: number;
}

export const ALL: Room = { characters: Infinity, lines: Infinity, allergy: Infinity };

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

export const fullLine = ({ plato, name, translated, units, price, sum, note }: DishLine) =>
  `- ${plato === '' ? '' : `${plato} - `}${name}${translated}: ${units} x ${price} = ${sum}${note}`;
export const compactLine = ({ name, units, sum, note }: DishLine) => `${units} ${name} ${sum}${note}`;

/** The order as text: every field in a fixed order, one line per dish, every total. */
export function writeOrder(
  order: Order,
  writeLine: (line: DishLine) => string,
  code: string,
  room = ALL,
): string {
  const { units, subtotal, delivery, total } = orderAmounts(order.items, order.neighbourhood);
  const pickup = order.neighbourhood === PICKUP;
  const fee = formatPesosText(delivery);
  const known = feeIsKnown(order.neighbourhood);
  const words = guestWords(order);
  const fitted = (text: string, most = room.characters) => {
    const [kept, rest] = split(text, most);
    // A cut may leave a sign at the edge of a word.
    return rest === '' ? kept : withoutFormatting(kept + texts.missingCharacters([...rest].length));
  };
  const note = fitted(words.note);
  const allergy = allergyWords([words.note, ...order.items.map(dishNote)]);
  const time = guestText(timeText(order.when));
  const minutes = findZone(order.neighbourhood)?.minutes;
  const noticeLines = order.notices
    .filter(({ line }) => line !== '')
    .map(({ text }) => `- ${guestText(text)}`);
  const kinds = new Set(order.notices.map(({ kind }) => kind));
  const dishes = order.items.slice(0, room.lines).map((item) => {
    const name = guestText(item.name);
    const translated = guestText(dishName(item, order.language));
    const asked = fitted(dishNote(item));
    const line = writeLine({
      plato: guestText(item.plato),
      name,
      translated: translated === name ? '' : ` [${translated}]`,
      units: item.cartQuantity,
      price: formatPesosText(item.price),
      sum: formatPesosText(item.price * item.cartQuantity),
      note: asked === '' ? '' : ` (${asked})`,
    });
    return withoutFormatting(line);
  });
  const missing = order.items.length - dishes.length;

  return [
    texts.newOrder,
    texts.code(code),
    ...(order.replaces.length > 0 ? [texts.replaces(order.replaces.map(codeAndTime))] : []),
    ...(allergy === '' ? [] : [texts.allergy(fitted(allergy, room.allergy))]),
    '',
    texts.guest(fitted(words.name) || texts.notGiven),
    texts.phone(fitted(words.phone) || texts.notGiven),
    texts.address(fitted(words.address) || (pickup ? texts.notNeeded : texts.notGiven)),
    texts.email(fitted(words.email) || texts.notGiven),
    '',
    texts.dishes,
    ...dishes,
    ...(missing > 0 ? [texts.missingDishes(missing)] : []),
    '',
    texts.units(units),
    texts.subtotal(formatPesosText(subtotal)),
    texts.neighbourhood(fitted(guestText(neighbourhoodLabel(order.neighbourhood))) || texts.notGiven),
    texts.fee(known ? fee : texts.feeToConfirm(fee)),
    (known ? texts.total : texts.totalWithoutDelivery)(formatPesosText(total)),
    texts.payment(fitted(guestText(paymentName(order.payment).name))),
    ...(time === '' ? [] : [texts.when(time)]),
    ...(minutes ? [texts.minutes(minutes)] : []),
    ...(note === '' ? [] : [texts.note(note)]),
    ...(order.language === 'es' ? [] : [texts.languageIs(order.language)]),
    ...(noticeLines.length > 0 ? [texts.notices, ...noticeLines] : []),
    ...(kinds.has('paused')
      ? [texts.whilePaused(today.pauseAt(orderMoment(order.when))?.of === ALL_ORDERS)]
      : []),
    ...(kinds.has('noDelivery') ? [texts.whileNoDelivery] : []),
    ...(kinds.has('closed') ? [texts.whileClosed] : []),
    ...(pickup ? [texts.pickup] : []),
  ].join('\n');
}

/** `K7M-42X (12:05)`: a sent order, with its time in Medellín. */
function codeAndTime({ code, at }: SentCode): string {
  return `${code} (${clockTime(wallClock(new Date(at)).minutes)})`;
}

/** What a message has no room for. */
export interface LeftOut {
  /** The field, or the line of the cart. */
  of: GuestTextField | CartItem;
  /** The words that are missing of it; '' where the whole line is. */
  rest: string;
}

/** What {@link writeOrder} leaves out with so much room. */
export function listLeftOut(order: Order, { characters, lines }: Room): LeftOut[] {
  const written: [LeftOut['of'], string][] = [
    ...(Object.entries(guestWords(order)) as [GuestTextField, string][]),
    ...order.items.slice(0, lines).map((item): [CartItem, string] => [item, dishNote(item)]),
  ];
  return [
    ...written
      .map(([of, text]) => ({ of, rest: split(text, characters)[1] }))
      .filter(({ rest }) => rest !== ''),
    ...order.items.slice(lines).map((of) => ({ of, rest: '' })),
  ];
}

function guestWords({
  name,
  phone,
  address,
  email,
  note,
  neighbourhood,
}: Order): Record<GuestTextField, string> {
  return {
    name: guestText(name),
    phone: guestPhone(phone),
    address: neighbourhood === PICKUP ? '' : guestText(address),
    email: guestText(email),
    note: kitchenNote(note),
  };
}

const kitchenNote = (note = '') => withSpanishAllergens(guestText(note));
const dishNote = ({ note }: CartItem) => kitchenNote(note);

/** The beginning of a text, of whole words if they are short, and the rest; '' if all of it fits. */
function split(text: string, most: number): [kept: string, rest: string] {
  const characters = [...text];
  if (characters.length <= most) return [text, ''];
  const kept = characters
    .slice(0, most)
    .join('')
    .replace(/ \S{0,30}$/, '');
  return [kept, text.slice(kept.length).trim()];
}
