import type { CategoryKey } from '../contracts';
import { plainText } from './plainText';

/** Categories that older lists call by another key. */
const aliases: Readonly<Record<string, CategoryKey>> = { sodasaborizada: 'sodas' };

/**
 * Key of a category, read from any source: case, accents and spaces do not matter.
 * @returns null for what cannot be a key; a key may still be of no category of the menu
 */
export function normaliseCategory(raw: unknown): CategoryKey | null {
  if (typeof raw !== 'string') return null;
  const key = plainText(raw.slice(0, 80)).replace(/\s/g, '');
  if (!/^[a-z][a-z0-9]{0,29}$/.test(key)) return null;
  return Object.hasOwn(aliases, key) ? (aliases[key] ?? key) : key;
}

/** `Lumpia de camarón (unidad)` → `lumpia-de-camaron-unidad`. */
export function slugify(name: string): string {
  return plainText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Identifies a dish. Its id does not: ids repeat across categories. */
export function dishKey(category: CategoryKey, slug: string): string {
  return `${category}:${slug}`;
}

/** `arroz:arroz-yangzhou` → its parts; null for what is no key. */
export function partsOfKey(key: unknown): { category: CategoryKey; slug: string } | null {
  if (typeof key !== 'string') return null;
  const [, category, slug] = /^([a-z][a-z0-9]{0,29}):([a-z0-9-]{1,120})$/.exec(key) ?? [];
  return category === undefined || slug === undefined ? null : { category, slug };
}
