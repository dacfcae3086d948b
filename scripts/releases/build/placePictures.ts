import { copyFileSync, existsSync, linkSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@asia/presets/workspace';
import type { PictureRef } from '@asia/shared/contracts';
import { filesBelow } from '../store/hashes';
import { readJson, type ReleaseStore } from '../store/ReleaseStore';

/** Where a picture of an address may come from: a photograph of the owner goes before a render. */
const sources = (name: string, address: string, size: string) => [
  path.join(root, '.cache/photographs', address),
  path.join(root, 'shared/pictures/web', `${name}-${size}`),
];

/**
 * Adds the pictures that a build shows, under addresses that name their content. What is there stays.
 * @param dist folder of the build: its scripts and data name the version of each picture
 * @returns their addresses below `/pictures/`
 */
export function placePictures(store: ReleaseStore, dist: string): string[] {
  const shown = versionsIn(dist);
  const pictures = readJson<Record<string, Omit<PictureRef, 'name'>>>(
    path.join(root, 'shared/generated/pictures.json'),
  );
  mkdirSync(store.pictures, { recursive: true });
  const wanted = Object.entries(pictures).filter(([, { version }]) => shown.has(version));
  return wanted.flatMap(([name, { version, widths }]) =>
    widths.flatMap((width) =>
      ['avif', 'webp'].map((format) => {
        const size = `${width}.${format}`;
        const address = `${name}.${version}-${size}`;
        place(sources(name, address, size), path.join(store.pictures, address));
        return address;
      }),
    ),
  );
}

/** Everything in a build that looks like the version of a picture. */
function versionsIn(dist: string): Set<string> {
  const texts = filesBelow(dist)
    .filter((file) => /^(web|node|data)\/.*\.(js|json)$/.test(file))
    .map((file) => readFileSync(path.join(dist, file), 'utf8'));
  return new Set(texts.flatMap((text) => text.match(/\b[0-9a-f]{8}\b/g) ?? []));
}

function place(candidates: string[], target: string): void {
  if (existsSync(target)) return;
  const source = candidates.find((file) => existsSync(file)) ?? candidates[0] ?? '';
  try {
    linkSync(source, target);
  } catch {
    // Another file system: a link cannot cross it. Or another release was quicker.
    if (!existsSync(target)) copyFileSync(source, target);
  }
}
