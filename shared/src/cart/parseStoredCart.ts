import type { CartItem, Mark } from '../contracts';
import { isMark } from '../menu/marks';
import { readDish } from '../menu/readDish';
import { clampUnits } from './cartQuantities';

/** The menu has some 200 dishes; what a stored cart holds beyond this was not put there by a guest. */
const MOST_ENTRIES = 5_000;
const MOST_LINES = 500;

/** What a stored text holds; `intact` is false where something in it could not be read. */
export interface StoredCart {
  items: CartItem[];
  intact: boolean;
}

/** Reads any cart ever written by this site; anything else is an empty cart, never an error. */
export function parseStoredCart(raw: string | null): CartItem[] {
  return readStoredCart(raw).items;
}

/** As {@link parseStoredCart}, and says whether everything was understood. */
export function readStoredCart(raw: string | null): StoredCart {
  if (raw === null) return { items: [], intact: true };
  const entries = parseEntries(raw);
  if (entries === null) return { items: [], intact: false };

  const lines = new Map<string, CartItem>();
  let intact = entries.length <= MOST_ENTRIES;
  for (const entry of entries.slice(0, MOST_ENTRIES)) {
    const item = readItem(entry);
    const known = item && lines.get(item.key);
    if (known) known.cartQuantity = clampUnits(known.cartQuantity + item.cartQuantity);
    else if (item && lines.size < MOST_LINES) lines.set(item.key, item);
    else intact = false;
  }
  return { items: [...lines.values()], intact };
}

function parseEntries(raw: string): unknown[] | null {
  try {
    const parsed: unknown = JSON.parse(raw);
    return Array.isArray(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

function readItem(entry: unknown): CartItem | null {
  const dish = readDish(entry);
  if (dish === null) return null;
  // Without a price the line stays, and cannot be ordered until the menu gives it one.
  const marks = readMarks(entry);
  return {
    ...dish,
    price: dish.price ?? 0,
    ...(marks.length > 0 && { marks }),
    cartQuantity: readUnits(entry),
  };
}

function readMarks(entry: unknown): Mark[] {
  const { marks } = entry as { marks?: unknown };
  return Array.isArray(marks) ? [...new Set(marks.filter(isMark))] : [];
}

function readUnits(entry: unknown): number {
  const { cartQuantity } = entry as { cartQuantity?: unknown };
  const readable = typeof cartQuantity === 'number' || typeof cartQuantity === 'string';
  return clampUnits(readable ? Number(cartQuantity) : 1);
}
