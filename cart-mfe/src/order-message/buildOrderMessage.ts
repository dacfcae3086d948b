import { orderTexts } from '../messages/order/es';
import { chatLink, MAX_LINK_LENGTH } from './chatLink';
import type { Order } from './Order';
import { orderCode } from './orderCode';
import { ALL, compactLine, fullLine, type LeftOut, listLeftOut, type Room, writeOrder } from './writeOrder';

/** In characters. WhatsApp names no limit for the text of a link; guests say that iPhones cut it above some 2,200. */
export const MAX_WHOLE_LENGTH = 2_000;
/** Of each text of the guest, in characters, before dishes are left out. */
const MIN_TEXT_LENGTH = 120;

export interface OrderMessage {
  /** The text in the chat: plain spaces, no emoji, `*bold*` as the only formatting. */
  text: string;
  /** Opens the chat with the text. */
  link: string;
  /** The same text with what the link leaves out, to be copied. */
  whole: string;
  /** Whether the lines are short because the order is long. */
  compact: boolean;
  /** Whether a phone may cut it: it then ends with `orderTexts.end`, and says so at its head. */
  long: boolean;
  /** What the link has no room for. */
  leftOut: readonly LeftOut[];
  /** The short name of the order, a line of its own in the text. */
  code: string;
}

/** Writes the order for the restaurant's chat. */
export function buildOrderMessage(given: Order): OrderMessage {
  const code = codeOf(given);
  // An order that the guest changes back has the code of an earlier one.
  const order = { ...given, replaces: given.replaces.filter((sent) => sent.code !== code) };
  const full = writeOrder(order, fullLine, code);
  if (full.length <= MAX_WHOLE_LENGTH && isCarried(full))
    return { ...inLink(full), whole: full, compact: false, long: false, leftOut: [], code };

  const short = (room: Room) => withEnd(writeOrder(order, compactLine, code, room));
  const room = roomInLink(order, short);
  const whole = short(ALL);
  return {
    ...inLink(short(room)),
    whole,
    compact: true,
    long: whole.length > MAX_WHOLE_LENGTH,
    leftOut: listLeftOut(order, room),
    code,
  };
}

/** The same order in fewer characters, for a QR code that phones can still read. */
export function buildCompactMessage(order: Order): string {
  return writeOrder(order, compactLine, codeOf(order));
}

/**
 * The code of an order that was sent before, or else one that follows from the message itself. Notices and language are
 * left out: they change while the order stays the same.
 */
export function codeOf(order: Order): string {
  if (order.code !== null) return order.code;
  return orderCode(writeOrder({ ...order, notices: [], replaces: [], language: 'es' }, fullLine, ''));
}

const inLink = (text: string) => ({ text, link: chatLink(text) });

const isCarried = (text: string) => chatLink(text).length <= MAX_LINK_LENGTH;

/** A long text with a word at its head and one at its end, which show guest and restaurant whether a phone cut it. */
function withEnd(text: string): string {
  if (text.length <= MAX_WHOLE_LENGTH) return text;
  const { end, long } = orderTexts;
  return `${text.replace('\n\n', `\n${long(end)}\n\n`)}\n*${end}*`;
}

/**
 * The room that a link has for this order: first the longest texts of the guest are shortened, then the last dishes
 * left out, at last the words about an allergy.
 */
function roomInLink(order: Order, write: (room: Room) => string): Room {
  const fits = (room: Room) => isCarried(write(room));
  if (fits(ALL)) return ALL;
  const characters = greatest(MIN_TEXT_LENGTH, MAX_LINK_LENGTH, (most) => fits({ ...ALL, characters: most }));
  if (characters !== null) return { ...ALL, characters };
  const shortest = { ...ALL, characters: MIN_TEXT_LENGTH };
  const lines = greatest(0, order.items.length, (most) => fits({ ...shortest, lines: most }));
  if (lines !== null) return { ...shortest, lines };
  const least = { ...shortest, lines: 0 };
  return {
    ...least,
    allergy: greatest(0, MAX_LINK_LENGTH, (most) => fits({ ...least, allergy: most })) ?? 0,
  };
}

/** The greatest number between two for which it holds, if it holds for every smaller one; null if it holds for none. */
function greatest(from: number, to: number, holds: (number: number) => boolean): number | null {
  if (!holds(from)) return null;
  let [low, high] = [from, to + 1];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return low;
}
