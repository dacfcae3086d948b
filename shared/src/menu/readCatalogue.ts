import type { FlatDish } from './shapes';
import { dishKey } from './dishKey';
import { isMark } from './marks';
import { normaliseCategory } from './normaliseCategory';
import { ownPicture } from './ownPicture';
import { parsePrice } from './parsePrice';
import { slugify } from './slugify';

const LONGEST_TEXT = 200;

function text(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_TEXT);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readDish(row: Record<string, unknown>, position: number): FlatDish | null {
  const name = text(row.name);
  if (name === '') return null;
  const category = normaliseCategory(row.category) ?? 'otros';
  const alt = text(row.alt);
  const brand = text(row.brand);
  return {
    key: dishKey(category, slugify(name) || `plato-${position}`),
    id: parsePrice(row.id) ?? (row.id === 1 || row.id === '1' ? 1 : position),
    category,
    plato: text(row.plato),
    name,
    desc: text(row.desc),
    price: parsePrice(row.price),
    image: ownPicture(row.image),
    ...(alt && { alt }),
    ...(brand && { brand }),
    marks: Array.isArray(row.marks) ? row.marks.filter(isMark) : [],
    nameEn: text(row.nameEn),
    nameZh: text(row.nameZh),
    soldOut: row.soldOut === true,
  };
}

/**
 * Reads the flat catalogue whatever it holds: repeated ids, numeric strings, categories in another
 * case, fields of the wrong type. A row without a name cannot be shown and is left out.
 * @returns every other row with a unique key; an empty list when the value is not a list
 */
export function readCatalogue(value: unknown): FlatDish[] {
  if (!Array.isArray(value)) return [];
  const taken = new Set<string>();
  return value.flatMap((row: unknown, index) => {
    const dish = isRecord(row) ? readDish(row, index + 1) : null;
    if (dish === null) return [];
    // Two dishes of one name are told apart by id, and by position when even that repeats.
    const spare = [dish.key, `${dish.key}-${dish.id}`, `${dish.key}-${dish.id}-${index + 1}`];
    dish.key = spare.find((key) => !taken.has(key)) ?? dish.key;
    taken.add(dish.key);
    return [dish];
  });
}
