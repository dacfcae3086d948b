import { existsSync } from 'node:fs';
import path from 'node:path';
import { ports } from '@asia/app-build/workspace';
import { CONTENT } from '@asia/release-store';
import { root } from '@asia/release-store/root';

/** Parts that this folder releases: the apps whose sources it has, and the content. */
export const parts = [
  ...Object.keys(ports),
  ...(existsSync(path.join(root, 'content/carta.csv')) ? [CONTENT] : []),
];

/** The parts named on a command line: none or `all` means every part. @throws Error that names the known ones */
export function chooseParts(words: string[], known = parts): string[] {
  if (words.length === 0 || words.includes('all')) return known;
  const unknown = words.find((word) => !known.includes(word));
  if (unknown) throw new Error(`There is no "${unknown}" here. Known: ${known.join(', ')}.`);
  return known.filter((name) => words.includes(name));
}
