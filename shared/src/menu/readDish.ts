import type { ListedDish } from '../contracts';
import { dishKey, normaliseCategory, parseDishKey, slugify } from './dishKey';
import { joinLines } from './joinLines';
import { parsePrice } from './parsePrice';
import { ownPicture } from './pictureAddress';

/** Characters, in any language. */
export const MAX_NAME_LENGTH = 200;

/**
 * Reads a dish whose fields may be numbers as text, placeholder prices, other spellings of a category, or very long.
 * @param picture returns the address of an allowed picture, and '' for any other value
 * @returns null without a name or a category: the dish could be neither shown nor identified
 */
export function readDish(
  row: unknown,
  picture: (address: unknown) => string = ownPicture,
): ListedDish | null {
  if (typeof row !== 'object' || row === null) return null;
  const fields: Partial<Record<keyof ListedDish, unknown>> = row;
  const name = readText(fields.name, MAX_NAME_LENGTH);
  const slug = slugify(name);
  const category = normaliseCategory(fields.category);
  // Lists and older carts have no keys: category and name identify the dish.
  const derived = category === null || slug === '' ? null : { category, slug };
  const identity = parseDishKey(fields.key) ?? derived;
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

/** One line, of at most `length` characters, without invisible ones ("ma\u00adní" is one word); '' for any other value than a text. */
export function readText(value: unknown, length = Infinity): string {
  if (typeof value !== 'string') return '';
  const line = joinLines(value.slice(0, 4 * length))
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim();
  // By whole characters: half an emoji cannot be encoded.
  return [...line].slice(0, length).join('').trim();
}

function readId(value: unknown): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? number : 0;
}
