import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace';
import type { PictureRef } from '@asia/shared/contracts';
import { filesBelow, readJson, sumOf } from '@asia/release-store';

const photographs = path.join(root, '.cache/photographs');

/** Files that a picture may come from; the first is a photograph of the owner, the second a render. */
const sources = (name: string, address: string, size: string) => [
  path.join(photographs, address),
  path.join(root, 'content/pictures/web', `${name}-${size}`),
];

/**
 * The pictures of a build, at addresses that name their content.
 * @param dist folder of the build: its scripts and data name the version of each picture
 * @returns address below `/pictures/` → file here
 */
export function picturesOf(dist: string): Map<string, string> {
  const shown = versionsIn(dist);
  const pictures = readJson<Record<string, PictureRef>>(path.join(root, 'shared/generated/pictures.json'));
  const wanted = Object.values(pictures).filter(({ version }) => shown.has(version));
  const files = wanted.flatMap(({ name, version, widths }) =>
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
  const committed = [...pictures].filter(([, file]) => !file.startsWith(photographs));
  return Object.fromEntries(committed.map(([address, file]) => [address, sumOf(readFileSync(file))]));
}

/** Everything in a build that looks like the version of a picture. */
function versionsIn(dist: string): Set<string> {
  const texts = filesBelow(dist)
    .filter((file) => /^(web|node|data)\/.*\.(js|json)$/.test(file))
    .map((file) => readFileSync(path.join(dist, file), 'utf8'));
  return new Set(texts.flatMap((text) => text.match(/\b[0-9a-f]{8}\b/g) ?? []));
}
