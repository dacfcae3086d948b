import { CONTENT, type Deployment, readEntries, type ReleaseStore } from '@asia/release-store';
import type { BuildManifest } from '@asia/shared/contracts';
import { checkReads } from './checkReads';
import { contractOf, lostContracts } from './storedContracts';

/** Manifests of the builds of a site, by app; the content is `content`. */
export type Manifests = Readonly<Record<string, BuildManifest>>;

/**
 * @returns a sentence for each build that does not fit the shell, that cannot read the content, or that cannot be
 * compared
 */
export async function findRefusals(
  store: ReleaseStore,
  { shell, [CONTENT]: content, ...apps }: Manifests,
  changed: string[],
  fallbacks: readonly BuildManifest[] = [],
  action?: Deployment['action'],
): Promise<string[]> {
  if (!shell || !content?.content) return [];
  // Loaded only here: the compiler loads longer than the rest of a command.
  const { checkContract } = await import('./checkContract');
  // A rollback changes to older sources.
  const isNew = (app: string) => changed.includes(app) !== (action === 'rollback');
  const side = (build: BuildManifest) => ({
    ...contractOf(store, build),
    isNew: isNew(build.app),
    isFallback: fallbacks.includes(build),
  });
  const concernedBy = (one: string) => (build: BuildManifest) =>
    changed.includes(one) || changed.includes(build.app);
  const remotes = Object.values(apps);
  const lost = lostContracts(store, [...remotes, shell], changed);
  const readers = [...remotes, shell, ...fallbacks].filter(
    (build) => concernedBy(CONTENT)(build) && !lost.includes(build),
  );
  const reasons = [
    ...checkContract({ shell: side(shell), remotes: remotes.filter(concernedBy('shell')).map(side) }),
    ...checkReads(
      {
        version: content.version,
        isNew: isNew(CONTENT),
        site: content.content,
        entries: await readEntries(store, content.version),
      },
      readers.map(side),
      { forOwner: changed.join() === CONTENT },
    ),
  ];
  // Both say of a build that it cannot be compared.
  return [...new Set(reasons)];
}
