import type { CategoryKey } from '../contracts';
import { plainText } from './plainText';

/** Key of a category in older lists → its present key. */
const aliases: Readonly<Record<string, CategoryKey>> = { sodasaborizada: 'sodas' };

const MAX_SLUG_LENGTH = 120;

/** Ignores case, accents and spaces. Null for what cannot be a key; the menu may lack a category with the key. */
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
    .replace(/^-|-$/g, '')
    .slice(0, MAX_SLUG_LENGTH);
}

export function dishKey(category: CategoryKey, slug: string): string {
  return `${category}:${slug}`;
}

/** `arroz:arroz-yangzhou` → its category and slug; null for any other value. */
export function parseDishKey(key: unknown): { category: CategoryKey; slug: string } | null {
  if (typeof key !== 'string') return null;
  const [, category, slug] = /^([a-z][a-z0-9]{0,29}):([a-z0-9-]+)$/.exec(key) ?? [];
  return category === undefined || slug === undefined || slug.length > MAX_SLUG_LENGTH
    ? null
    : { category, slug };
}
