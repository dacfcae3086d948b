import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ports, root } from '@asia/presets/workspace';
import type { ReleaseStore } from '@asia/releases';

/** Folders and files that a build depends on. */
const sources = [...Object.keys(ports), 'shared', 'scripts', 'remotes.json', 'package-lock.json'];
const made = /(^|\/)(node_modules|dist|generated|coverage)(\/|$)/;

/** A hash of everything that a build reads. */
function sourceVersion(): string {
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

const stampOf = (store: ReleaseStore) => path.join(store.dir, 'built-from');

/** Remembers that the whole site of a store was released from the sources as they are now. */
export function stampSources(store: ReleaseStore): void {
  writeFileSync(stampOf(store), sourceVersion());
}

/** Whether the sources are others than those that the whole site was last released from. */
export function sourcesDiffer(store: ReleaseStore): boolean {
  const stamp = stampOf(store);
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== sourceVersion();
}
