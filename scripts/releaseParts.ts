import { withProgress } from '@asia/app-build/withProgress';
import { CONTENT, listVersions, type Provenance, type ReleaseStore } from '@asia/release-store';
import { type Guard, releaseBuilds, type ReleaseResult } from '@asia/releases';
import type { BuildManifest } from '@asia/shared/contracts';
import { provenance } from './provenance';

/** Makes stored builds live. Refuses content that would undo changes that the site made after this copy of it. */
export async function releaseStored(
  store: ReleaseStore,
  builds: BuildManifest[],
  from: Provenance,
  guard?: Guard,
): Promise<ReleaseResult> {
  // Loaded only here: a command prints its builds first, and needs nothing of the content until then.
  const { guardContent, recordBaseline } = await import('@asia/content-build');
  const ofContent = guardContent(store, builds);
  const released = await releaseBuilds(store, builds, {
    guard: async (live) => [...((await guard?.(live)) ?? []), ...(await ofContent(live))],
    stage: withProgress,
    provenance: from,
  });
  const content = builds.find(({ app }) => app === CONTENT);
  if (content) recordBaseline(store, content.version);
  return released;
}

/** Keeps the site equal to the restaurant's workbook, until it is ended. */
export async function follow(store: ReleaseStore): Promise<never> {
  const { followSheets } = await import('@asia/content-build');
  return followSheets(store, (builds, options) =>
    releaseBuilds(store, builds, { ...options, provenance: provenance('the sheet changed') }),
  );
}

/** @param parts that were to be released */
export async function reportRelease(
  parts: readonly string[],
  release: Promise<ReleaseResult>,
  released: (result: ReleaseResult) => readonly string[] = () => parts,
): Promise<ReleaseResult> {
  const result = await release;
  const { deployment, changed, notes, changes } = result;
  const live = listVersions(deployment.pointer);
  const fallbacks = new Map(deployment.pointer.remotes.map((remote) => [remote.name, remote.fallbackBuild]));
  for (const part of released(result)) {
    const fallback = fallbacks.get(part);
    console.log(
      changed.includes(part)
        ? `released ${part} ${live[part]}${fallback ? `, fallback ${fallback.version}` : ''}`
        : `${part} ${live[part]} is live already`,
    );
  }
  console.log(`live: generation ${deployment.number}`);
  for (const line of [...changes, ...notes]) console.log(line);
  return result;
}
