import type { ListedDish } from '../contracts';
import { dishKey, normaliseCategory, partsOfKey, slugify } from './dishKey';
import { parsePrice } from './parsePrice';
import { ownPicture } from './pictureAddress';

/**
 * Reads a dish of any source (a stored cart, a list of products), whatever its fields hold: numeric strings, the
 * placeholder prices, categories in another spelling, texts that no menu would print.
 * @param picture which addresses of pictures count; others are ''
 * @returns null where name or category are missing: no page could show it, and no cart could tell it apart
 */
export function readDish(
  row: unknown,
  picture: (address: unknown) => string = ownPicture,
): ListedDish | null {
  if (typeof row !== 'object' || row === null) return null;
  const fields: Partial<Record<keyof ListedDish, unknown>> = row;
  const name = readText(fields.name, 200);
  const slug = slugify(name).slice(0, 120);
  const told = normaliseCategory(fields.category);
  // Lists without keys, and carts of earlier versions: category and name say which dish it is.
  const derived = told === null || slug === '' ? null : { category: told, slug };
  const identity = partsOfKey(fields.key) ?? derived;
  if (name === '' || identity === null) return null;

  return {
    key: dishKey(identity.category, identity.slug),
    id: readId(fields.id),
    category: identity.category,
    plato: readText(fields.plato, 80),
    name,
    desc: readText(fields.desc, 500),
    price: parsePrice(fields.price),
    image: picture(fields.image),
  };
}

/** One line of at most `length` characters, without what is invisible. */
export function readText(value: unknown, length: number): string {
  if (typeof value !== 'string') return '';
  const line = value
    .slice(0, 4 * length)
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ')
    .trim();
  // Split by whole characters: half of an emoji cannot be encoded.
  return [...line].slice(0, length).join('').trim();
}

function readId(value: unknown): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? number : 0;
}
