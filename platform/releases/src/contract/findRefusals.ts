import path from 'node:path';
import { CONTENT, readEntries, type ReleaseStore } from '@asia/release-store';
import type { BuildManifest } from '@asia/shared/contracts';
import { checkReads } from './checkReads';

/** Manifests of the builds of a site, by app; the content is `content`. */
export type Manifests = Readonly<Record<string, BuildManifest>>;

/** @returns a sentence for each build that does not fit the shell, or that cannot read the content */
export async function findRefusals(
  store: ReleaseStore,
  { shell, [CONTENT]: content, ...apps }: Manifests,
  changed: string[],
  fallbacks: readonly BuildManifest[] = [],
): Promise<string[]> {
  if (!shell || !content?.content) return [];
  // Loaded only here: the compiler loads longer than the rest of a command.
  const { checkContract } = await import('./checkContract');
  const contractOf = (build: BuildManifest) => ({
    app: build.app,
    version: build.version,
    folder: path.join(store.serverBuild(build.app, build.version), 'contract'),
    description: build.description,
    isFallback: fallbacks.includes(build),
  });
  const concernedBy = (one: string) => (build: BuildManifest) =>
    changed.includes(one) || changed.includes(build.app);
  const remotes = Object.values(apps);
  const readers = [...remotes, shell, ...fallbacks].filter(concernedBy(CONTENT));
  return [
    ...checkContract({
      shell: contractOf(shell),
      remotes: remotes.filter(concernedBy('shell')).map(contractOf),
    }),
    ...checkReads(
      {
        version: content.version,
        site: content.content,
        entries: await readEntries(store, content.version),
      },
      readers.map(contractOf),
      { forOwner: changed.join() === CONTENT },
    ),
  ];
}
