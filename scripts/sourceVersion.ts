import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { ports } from '@asia/presets/workspace';

/** Folders and files that a build depends on. */
const sources = [
  ...Object.keys(ports),
  'shared',
  'scripts',
  'remotes.json',
  'package-lock.json',
];
const made = /(^|\/)(node_modules|dist|generated|coverage)(\/|$)/;

/** A hash of everything that a build reads, so that an unchanged site is not built twice. */
export function sourceVersion(root: string): string {
  const hash = createHash('sha256');
  const visit = (relative: string) => {
    if (made.test(relative)) return;
    const absolute = path.join(root, relative);
    if (statSync(absolute).isDirectory()) {
      for (const name of readdirSync(absolute).sort()) visit(`${relative}/${name}`);
    } else hash.update(relative).update('\0').update(readFileSync(absolute));
  };
  for (const source of sources) visit(source);
  return hash.digest('hex');
}
