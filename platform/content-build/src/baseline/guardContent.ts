import { CONTENT, readChanges, type ReleaseStore } from '@asia/release-store';
import type { BuildManifest } from '@asia/shared/contracts';
import { TABLES } from '../authoredFiles';
import { isOfShape, readAuthored } from '../readLive';
import { readWorkbook } from '../sheets/readWorkbook';
import { workbookAddress } from '../sheets/workbookAddress';
import { findBaseline } from './findBaseline';

/**
 * Refuses a release of content that would undo changes that the site made after its copy. Where the restaurant has
 * a workbook, tables have no copies.
 * @param baseline version that the copy was made from; `findBaseline` by default
 * @returns a function that takes the live versions at the moment of the release, and returns Spanish sentences: each
 * file, and the changed cells
 */
export function guardContent(
  store: ReleaseStore,
  builds: readonly BuildManifest[],
  { baseline, record }: { baseline?: string; record?: string } = {},
) {
  const build = builds.find(({ app }) => app === CONTENT);
  return async ({ [CONTENT]: live }: Readonly<Record<string, string>>): Promise<string[]> => {
    if (!build || !live || live === build.version) return [];
    if (!(await isOfShape(store, live))) return [];
    const [now, mine] = [await readAuthored(store, live), await readAuthored(store, build.version)];
    const from = baseline ?? (await findBaseline(store, mine, record));
    if (!from) return [];
    const was = await readAuthored(store, from);
    const inWorkbook = workbookAddress() ? TABLES : [];
    const lost = [...now.keys()].filter(
      (file) =>
        !inWorkbook.includes(file) &&
        !same(now.get(file), was.get(file)) &&
        !same(now.get(file), mine.get(file)),
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

/** Refuses a release of content whose tables differ from the workbook by now. */
export async function guardWorkbook(
  store: ReleaseStore,
  builds: readonly BuildManifest[],
): Promise<string[]> {
  const build = builds.find(({ app }) => app === CONTENT);
  if (!build) return [];
  const [shown, { tables }] = [await readAuthored(store, build.version), await readWorkbook({ fresh: true })];
  return [...tables]
    .filter(([file, bytes]) => !same(shown.get(file), bytes))
    .map(
      ([file]) => `${file} cambió en la hoja después de la vista previa. Mírala otra vez: npm run preview`,
    );
}

const same = (one: Buffer | undefined, other: Buffer | undefined) =>
  one === other || !!(one && other?.equals(one));
