import type { CartItem, Mark, Unavailability } from '../contracts';
import { isMark } from '../menu/marks';
import { parsePrice } from '../menu/parsePrice';
import { ownPicture } from '../menu/pictureAddress';
import { MAX_NAME_LENGTH, readDish, readText } from '../menu/readDish';
import { clampUnits } from './cartQuantities';
import { lineKey } from './lineKey';

/** The menu has some 200 dishes: no guest fills a cart beyond these limits. */
const MAX_STORED_LINES = 5_000;
const MAX_LINES = 500;

/** Lines as read from anything; `intact` is false if some of it was unreadable. */
interface ReadLines {
  items: CartItem[];
  intact: boolean;
}

/** Reads every format that this site ever stored; any other text is an empty cart, never an error. */
export function parseStoredCart(raw: string | null): CartItem[] {
  return readStoredCart(raw).items;
}

/** As {@link parseStoredCart}, and reports whether all of it was readable. */
export function readStoredCart(raw: string | null): ReadLines {
  return raw === null ? { items: [], intact: true } : readLines(parseJson(raw));
}

/**
 * Reads lines of any origin; anything but a list is an empty cart.
 * @param picture returns the address of an allowed picture, and '' for any other value
 */
export function readLines(values: unknown, picture: PictureOf = ownPicture): ReadLines {
  if (!Array.isArray(values)) return { items: [], intact: false };
  const lines = new Map<string, CartItem>();
  let intact = values.length <= MAX_STORED_LINES;
  for (const value of values.slice(0, MAX_STORED_LINES) as unknown[]) {
    const item = tryItem(value, picture);
    const known = item && lines.get(lineKey(item));
    if (known) known.cartQuantity = clampUnits(known.cartQuantity + item.cartQuantity);
    else if (item && lines.size < MAX_LINES) lines.set(lineKey(item), item);
    else intact = false;
  }
  return { items: [...lines.values()], intact };
}

function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return null;
  }
}

type PictureOf = (address: unknown) => string;

function tryItem(value: unknown, picture: PictureOf): CartItem | null {
  try {
    return readItem(value, picture);
  } catch {
    // A line of a remote may have a field that throws.
    return null;
  }
}

function readItem(value: unknown, picture: PictureOf): CartItem | null {
  const dish = readDish(value, picture);
  if (dish === null) return null;
  const fields: Partial<Record<keyof CartItem, unknown>> = value as object;
  const marks = readMarks(value);
  const note = readText(fields.note);
  const away = reasons.find((reason) => reason === fields.away);
  const was = readWas(fields.was);
  return {
    ...dish,
    // 0 for an unknown price: the line stays, but cannot be ordered until the menu has a price.
    price: dish.price ?? 0,
    ...readNames(fields),
    ...(marks.length > 0 && { marks }),
    cartQuantity: readUnits(value),
    ...(note !== '' && { note }),
    ...(away && { away }),
    ...(was && { was }),
  };
}

function readNames({ nameEn, nameZh }: { nameEn?: unknown; nameZh?: unknown }) {
  const [en, zh] = [readText(nameEn, MAX_NAME_LENGTH), readText(nameZh, MAX_NAME_LENGTH)];
  return { ...(en !== '' && { nameEn: en }), ...(zh !== '' && { nameZh: zh }) };
}

const reasons: readonly Unavailability[] = ['gone', 'unpriced', 'soldOut'];

function readWas(value: unknown): CartItem['was'] | null {
  if (typeof value !== 'object' || value === null) return null;
  const { name, price } = value as { name?: unknown; price?: unknown };
  const known = readText(name, MAX_NAME_LENGTH);
  return known === '' ? null : { name: known, price: parsePrice(price) ?? 0 };
}

function readMarks(value: unknown): Mark[] {
  const { marks } = value as { marks?: unknown };
  return Array.isArray(marks) ? [...new Set(marks.filter(isMark))] : [];
}

function readUnits(value: unknown): number {
  const { cartQuantity } = value as { cartQuantity?: unknown };
  const readable = typeof cartQuantity === 'number' || typeof cartQuantity === 'string';
  return clampUnits(readable ? Number(cartQuantity) : 1);
}
