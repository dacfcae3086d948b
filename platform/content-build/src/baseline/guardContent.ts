import { CONTENT, readChanges, type ReleaseStore } from '@asia/release-store';
import type { BuildManifest } from '@asia/shared/contracts';
import { namedTables } from '../sheets/namedTables';
import { readSheets } from '../sheets/readSheets';
import { findBaseline, readAuthored } from './findBaseline';

/**
 * Refuses a release of content that would undo changes that the site made after its copy. A table that lives at an
 * address has no copies.
 * @param baseline version that the copy was made from; `findBaseline` by default
 * @returns a function that takes the live versions at the moment of the release, and returns Spanish sentences: each
 * file, and the changes for guests
 */
export function guardContent(
  store: ReleaseStore,
  builds: readonly BuildManifest[],
  { baseline, record }: { baseline?: string; record?: string } = {},
) {
  const build = builds.find(({ app }) => app === CONTENT);
  return async ({ [CONTENT]: live }: Readonly<Record<string, string>>): Promise<string[]> => {
    if (!build || !live || live === build.version) return [];
    const [now, mine] = [await readAuthored(store, live), await readAuthored(store, build.version)];
    const from = baseline ?? (await findBaseline(store, mine, record));
    if (!from) return [];
    const was = await readAuthored(store, from);
    const named = namedTables();
    const lost = [...now.keys()].filter(
      (file) =>
        !named.has(file) && !same(now.get(file), was.get(file)) && !same(now.get(file), mine.get(file)),
    );
    if (lost.length === 0) return [];
    const inBoth = new Set(await readChanges(store, from, build.version));
    return [
      'El sitio cambió después de tu copia. Tráelo con: npm run content -- pull',
      ...lost.map((file) => `${file} cambió en el sitio.`),
      ...(await readChanges(store, from, live)).filter((line) => !inBoth.has(line)),
    ];
  };
}

/** Refuses a release of content whose tables differ from their addresses by now. */
export async function guardSheets(store: ReleaseStore, builds: readonly BuildManifest[]): Promise<string[]> {
  const build = builds.find(({ app }) => app === CONTENT);
  if (!build) return [];
  const [shown, { tables }] = [await readAuthored(store, build.version), await readSheets({ fresh: true })];
  return [...tables]
    .filter(([file, bytes]) => !same(shown.get(file), bytes))
    .map(
      ([file]) => `${file} cambió en su hoja después de la vista previa. Mírala otra vez: npm run preview`,
    );
}

const same = (one: Buffer | undefined, other: Buffer | undefined) =>
  one === other || !!(one && other?.equals(one));
