import { CONTENT, type ReleaseStore } from '@asia/release-store';
import type { BuildManifest } from '@asia/shared/contracts';
import { problemText } from '../Problem';
import { authoredOf, baselineOf } from './baselineOf';
import { overwrites } from './overwrites';
import { tablesOf } from './tables';

/**
 * Refuses a release of content that would take back what the site has changed after its copy was made.
 * @param baseline version that the copy was made from; without it, as `baselineOf` finds
 * @returns for what is live, at the moment of the release: a Spanish sentence for each row, or nothing
 */
export function guardContent(
  store: ReleaseStore,
  builds: readonly BuildManifest[],
  { baseline, record }: { baseline?: string; record?: string } = {},
) {
  const build = builds.find(({ app }) => app === CONTENT);
  return async ({ [CONTENT]: live }: Readonly<Record<string, string>>): Promise<string[]> => {
    if (!build || !live || live === build.version) return [];
    const mine = tablesOf(await authoredOf(store, build.version));
    const from = baseline ? await authoredOf(store, baseline) : await baselineOf(store, mine, record);
    const lost = from ? overwrites(tablesOf(from), tablesOf(await authoredOf(store, live)), mine) : [];
    if (lost.length === 0) return [];
    return [
      'El sitio cambió después de tu copia. Tráelo con: npm run content -- pull',
      ...lost.map(problemText),
    ];
  };
}
