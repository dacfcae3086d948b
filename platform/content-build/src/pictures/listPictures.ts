import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { computeSum } from '@asia/release-store';
import type { EntriesByName } from '@asia/shared/contracts';
import { pictureFolders } from './pictureFolders';
import type { Pictures } from './renderVariants';

/** Pictures that entries of the content show: address below `/pictures/`, which names their bytes → file here. */
export function listPictures(entries: EntriesByName, pictures: Pictures): Map<string, string> {
  const shown = new Set(JSON.stringify(entries).match(/\b[0-9a-f]{8}\b/g));
  const wanted = Object.entries(pictures).filter(([, { version }]) => shown.has(version));
  const files = wanted.flatMap(([name, { version, widths }]) =>
    widths.flatMap((width) =>
      ['avif', 'webp'].map((format): [string, string] => {
        const size = `${width}.${format}`;
        const address = `${name}.${version}-${size}`;
        const photograph = path.join(pictureFolders.cache, address);
        const render = path.join(pictureFolders.web, `${name}-${size}`);
        return [address, [photograph, render].find((file) => existsSync(file)) ?? photograph];
      }),
    ),
  );
  return new Map(files);
}

/**
 * Checksums of the pictures that are the same in every checkout.
 * @param known checksums of the live content: an address names its bytes, and a host without a checkout has no files
 */
export function computeSums(
  pictures: ReadonlyMap<string, string>,
  known: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const sums = [...pictures].flatMap(([address, file]): [string, string][] => {
    const sum = known[address];
    if (sum !== undefined) return [[address, sum]];
    return file.startsWith(pictureFolders.cache) ? [] : [[address, computeSum(readFileSync(file))]];
  });
  return Object.fromEntries(sums);
}
