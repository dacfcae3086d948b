import { distance } from 'fastest-levenshtein';
import { plainText } from '@asia/shared/menu';

/** What a cell may name. */
export interface Named {
  /** Its key, which no other has. */
  of: string;
  label: string;
  /** Other words for it. */
  names: readonly string[];
}

/** More letters than these are no slip of a finger. */
const MAX_SLIPS = 2;

/**
 * What a cell names, as the search finds it: in any case, with or without accents.
 * @returns a Spanish sentence, which asks about what is only near, where it names nothing or several
 */
export function findNamed(text: string, list: readonly Named[]): Named | string {
  const wanted = plainText(text);
  const namesOf = ({ of, names }: Named) => [of, ...names].map(plainText);
  const found = list.filter((one) => namesOf(one).includes(wanted));
  const [only, another] = found;
  if (only && !another) return only;
  if (only) return `«${text}» nombra ${found.length}. Escribe ${found.map(({ of }) => of).join(' o ')}.`;
  const near = list.find((one) =>
    namesOf(one).some(
      (name) => distance(name, wanted) <= MAX_SLIPS || (wanted.length > MAX_SLIPS && name.includes(wanted)),
    ),
  );
  return `«${text}» no se conoce. ${near ? `¿Es ${near.label}? Escríbelo así.` : 'Revisa cómo está escrito.'}`;
}
