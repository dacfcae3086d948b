import { distance } from 'fastest-levenshtein';
import { plainText } from '@asia/shared/menu';

/** A thing that a cell may name. */
export interface Named {
  /** Unique key. */
  of: string;
  label: string;
  /** Other words for it. */
  names: readonly string[];
}

/** More changed letters are no slip of a finger. */
const MAX_SLIPS = 2;
export const isNear = (one: string, other: string) => distance(one, other) <= MAX_SLIPS;

/**
 * Finds the thing that a cell names, as the search does: in any case, with or without accents.
 * @returns a Spanish sentence when it names nothing or several; the sentence asks about a near name
 */
export function findNamed(text: string, list: readonly Named[]): Named | string {
  const wanted = plainText(text);
  if (wanted === '') return 'está vacía.';
  const namesOf = ({ of, names }: Named) => [of, ...names].map(plainText);
  const found = list.filter((one) => namesOf(one).includes(wanted));
  const [only, another] = found;
  if (only && !another) return only;
  if (only) return `«${text}» nombra ${found.length}. Escribe ${found.map(({ of }) => of).join(' o ')}.`;
  const near = list.find((one) =>
    namesOf(one).some((name) => isNear(name, wanted) || (wanted.length > MAX_SLIPS && name.includes(wanted))),
  );
  return `«${text}» no se conoce. ${near ? `¿Es ${near.label}? Escríbelo así.` : 'Revisa cómo está escrito, o bórralo.'}`;
}
