import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentEntries } from '@asia/shared/contracts';
import { sumOf } from '@asia/release-store';
import type { Pictures } from '../readPictures';
import { pictureFolders } from './pictureFolders';

/** Files that a picture may come from; the first is a photograph of the owner, the second a render. */
const sources = (name: string, address: string, size: string) => [
  path.join(pictureFolders.cache, address),
  path.join(pictureFolders.web, `${name}-${size}`),
];

/**
 * The pictures that entries of the content show, at addresses that name their content.
 * @returns address below `/pictures/` → file here
 */
export function picturesOf(entries: ContentEntries, pictures: Pictures): Map<string, string> {
  const shown = new Set(JSON.stringify(entries).match(/\b[0-9a-f]{8}\b/g));
  const wanted = Object.entries(pictures).filter(([, { version }]) => shown.has(version));
  const files = wanted.flatMap(([name, { version, widths }]) =>
    widths.flatMap((width) =>
      ['avif', 'webp'].map((format): [string, string] => {
        const size = `${width}.${format}`;
        const address = `${name}.${version}-${size}`;
        const candidates = sources(name, address, size);
        return [address, candidates.find((file) => existsSync(file)) ?? candidates[0] ?? ''];
      }),
    ),
  );
  return new Map(files);
}

/** Checksums of those pictures that are the same in every checkout. */
export function sumsOf(pictures: ReadonlyMap<string, string>): Record<string, string> {
  const committed = [...pictures].filter(([, file]) => !file.startsWith(pictureFolders.cache));
  return Object.fromEntries(committed.map(([address, file]) => [address, sumOf(readFileSync(file))]));
}
