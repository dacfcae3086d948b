import { slugify } from '@asia/shared/menu';
import { distance } from 'fastest-levenshtein';

export type PhotographMatch = { name: string } | { name: null; nearest: string | null };

/**
 * The picture that a photograph replaces: the whole name (`arroz-arroz-yangzhou.jpg`) or, where only one dish
 * has it, the name without its category (`Arroz Yangzhou.jpg`). Otherwise the nearest name, if one is near.
 */
export function matchPhotograph(fileName: string, names: string[]): PhotographMatch {
  const wanted = slugify(fileName.replace(/\.[^.]*$/, ''));
  if (names.includes(wanted)) return { name: wanted };
  const ofDish = names.filter((name) => name.slice(name.indexOf('-') + 1) === wanted);
  if (ofDish.length === 1 && ofDish[0]) return { name: ofDish[0] };
  const [best] = names
    .map((name) => ({ name, far: distance(wanted, name) }))
    .sort((a, b) => a.far - b.far || (a.name < b.name ? -1 : 1));
  return { name: null, nearest: best && best.far <= wanted.length / 3 ? best.name : null };
}
