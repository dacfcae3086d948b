import type { CartItem, Mark, Unavailability } from '../contracts';
import { isMark } from '../menu/marks';
import { parsePrice } from '../menu/parsePrice';
import { ownPicture } from '../menu/pictureAddress';
import { MAX_NAME_LENGTH, readDish, readText } from '../menu/readDish';
import { lineKey } from './lineKey';
import { clampUnits } from './units';

/** The menu has some 200 dishes: no guest fills a cart beyond these limits. */
const MAX_STORED_LINES = 5_000;
const MAX_LINES = 500;

/** Reads stored lines; null for no text and for a text that is no list, never an error. */
export function parseStoredCart(raw: string | null): CartItem[] | null {
  try {
    return readLines(JSON.parse(raw ?? 'null'));
  } catch {
    return null;
  }
}

/** Null for anything but a list. @param picture returns the address of an allowed picture, '' for any other value */
export function readLines(values: unknown, picture: PictureOf = ownPicture): CartItem[] | null {
  if (!Array.isArray(values)) return null;
  const lines = new Map<string, CartItem>();
  for (const value of values.slice(0, MAX_STORED_LINES) as unknown[]) {
    const item = readLine(value, picture);
    if (!item) continue;
    const key = lineKey(item);
    const units = item.cartQuantity + (lines.get(key)?.cartQuantity ?? 0);
    const line = { ...(lines.get(key) ?? item), cartQuantity: clampUnits(units) };
    if (lines.has(key) || lines.size < MAX_LINES) lines.set(key, line);
  }
  return [...lines.values()];
}

type PictureOf = (address: unknown) => string;

export function readLine(value: unknown, picture: PictureOf = ownPicture): CartItem | null {
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
