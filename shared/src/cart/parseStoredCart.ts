import type { CartItem, CategoryKey } from '../contracts';
import { dishKey } from '../menu/dishKey';
import { normaliseCategory } from '../menu/normaliseCategory';
import { ownPicture } from '../menu/ownPicture';
import { parsePrice } from '../menu/parsePrice';
import { slugify } from '../menu/slugify';
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
  if (typeof entry !== 'object' || entry === null) return null;
  const fields = new Map(Object.entries(entry));
  const name = text(fields.get('name'), 200);
  const key = storedKey(fields.get('key')) ?? derivedKey(fields.get('category'), name);
  if (name === '' || key === null) return null;

  return {
    key,
    id: wholeNumber(fields.get('id')),
    category: key.slice(0, key.indexOf(':')) as CategoryKey,
    plato: text(fields.get('plato'), 80),
    name,
    desc: text(fields.get('desc'), 500),
    // Without a price the line stays, and cannot be ordered until the menu gives it one.
    price: parsePrice(fields.get('price')) ?? 0,
    image: ownPicture(fields.get('image')),
    cartQuantity: clampUnits(Number(fields.get('cartQuantity') ?? 1)),
  };
}

function storedKey(value: unknown): string | null {
  const [, category = '', slug = ''] = /^([a-z]{1,20}):([a-z0-9-]{1,120})$/.exec(String(value)) ?? [];
  return category !== '' && normaliseCategory(category) === category ? `${category}:${slug}` : null;
}

/** Carts of earlier versions carried no key: category and name say which dish it is. */
function derivedKey(category: unknown, name: string): string | null {
  const known = typeof category === 'string' ? normaliseCategory(category) : null;
  const slug = slugify(name);
  return known === null || slug === '' ? null : dishKey(known, slug);
}

function text(value: unknown, length: number): string {
  return typeof value === 'string' ? value.trim().slice(0, length) : '';
}

function wholeNumber(value: unknown): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? number : 0;
}
