import { computeHash, CONTENT, readEntries, type ReleaseStore, VERDICTS } from '@asia/release-store';
import type { BuildManifest } from '@asia/shared/contracts';
import type { ReadContent, Reader } from './checkReads';
import { shapeOf } from './shapeOf';
import { contractOf, lostContracts } from './storedContracts';

/** Manifests of the builds of a site, by app; the content is `content`. */
export type Manifests = Readonly<Record<string, BuildManifest>>;

/** Earlier builds go live. */
export interface Rollback {
  /** A deployment in which they were live. */
  together?: number | undefined;
}

const remedyOf = (rollback: Rollback | undefined, more: string) =>
  rollback?.together === undefined
    ? undefined
    : `Roll back all apps together: npm run rollback -- --to ${rollback.together}${more}`;

/** @returns a sentence for each build that does not fit the shell, cannot read the content, or cannot be compared */
export async function findRefusals(
  store: ReleaseStore,
  { shell, [CONTENT]: content, ...apps }: Manifests,
  changed: string[],
  fallbacks: readonly BuildManifest[] = [],
  rollback?: Rollback,
): Promise<string[]> {
  if (!shell || !content?.content) return [];
  // A rollback changes to older sources.
  const isNew = (app: string) => changed.includes(app) !== Boolean(rollback);
  const side = (build: BuildManifest) => ({
    ...contractOf(store, build),
    isNew: isNew(build.app),
    isFallback: fallbacks.includes(build),
    remedy: remedyOf(rollback, ''),
  });
  const concernedBy = (one: string) => (build: BuildManifest) =>
    changed.includes(one) || changed.includes(build.app);
  const remotes = Object.values(apps);
  const lost = lostContracts(store, [...remotes, shell], changed);
  const readers = [...remotes, shell, ...fallbacks].filter(
    (build) => concernedBy(CONTENT)(build) && !lost.includes(build),
  );
  const fitting = remotes.filter(concernedBy('shell')).map(side);
  const read = {
    version: content.version,
    isNew: isNew(CONTENT),
    remedy: remedyOf(rollback, ` ${CONTENT}`),
    site: content.content,
    entries: await readEntries(store, content.version),
  };
  const reasons = [
    ...(fitting.length > 0 ? await refusedByShell(side(shell), fitting) : []),
    ...(await refusedByContent(store, read, readers.map(side))),
  ];
  // Both say of a build that it cannot be compared.
  return [...new Set(reasons)];
}

// The compiler is loaded only where it is asked: loading takes longer than the rest of a command.

async function refusedByShell(shell: Reader, remotes: Reader[]): Promise<string[]> {
  const { checkContract } = await import('./checkContract');
  return checkContract({ shell, remotes });
}

/** Judges a content once for its shape and its readers. */
async function refusedByContent(
  store: ReleaseStore,
  content: ReadContent,
  readers: Reader[],
): Promise<string[]> {
  const shapes = Object.entries(content.entries).map(([name, entry]) => [name, shapeOf(entry)]);
  const builds = readers.map(({ app, version }) => `${app} ${version}`).sort();
  const key = computeHash(Buffer.from(JSON.stringify([builds, content.site.routes.category, shapes])));
  if (await store.files.read(VERDICTS + key)) return [];
  const { checkReads, fitByShape } = await import('./checkReads');
  if (!fitByShape(content, readers)) return checkReads(content, readers);
  await store.files.create(VERDICTS + key, Buffer.from(content.version));
  return [];
}
