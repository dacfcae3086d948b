import { categoryKeys, type CategoryKey } from '../contracts';
import { plainText } from './plainText';

/** Keys of the flat catalogue that name a category by another word. */
const aliases: Readonly<Record<string, CategoryKey | undefined>> = { sodasaborizada: 'sodas' };

/**
 * The category that a key of any source means: case, accents and spaces do not matter.
 * @returns null for an unknown key; callers show such dishes under "otros", never drop them
 */
export function normaliseCategory(raw: unknown): CategoryKey | null {
  if (typeof raw !== 'string') return null;
  const key = plainText(raw).replace(/\s/g, '');
  const alias = Object.hasOwn(aliases, key) ? aliases[key] : undefined;
  return alias ?? categoryKeys.find((known) => known === key) ?? null;
}
