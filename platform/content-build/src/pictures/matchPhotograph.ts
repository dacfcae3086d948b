import { slugify } from '@asia/shared/menu';

function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

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
