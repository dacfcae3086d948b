import { withProgress } from '@asia/app-build/withProgress';
import { CONTENT, type ReleaseStore, versionsOf } from '@asia/release-store';
import { releaseBuilds, type ReleaseResult } from '@asia/releases';
import type { BuildManifest } from '@asia/shared/contracts';
import { refusal } from './refusal';

/** Makes published builds live, unless the content among them would take back what the site has changed since its copy was made. */
export async function releasePublished(store: ReleaseStore, builds: BuildManifest[]): Promise<ReleaseResult> {
  // Loaded only here: until then a command tells which builds it knows, and needs nothing of the content.
  const { guardContent, recordBaseline } = await import('@asia/content-build');
  const released = await releaseBuilds(store, builds, {
    guard: guardContent(store, builds),
    stage: withProgress,
  });
  const content = builds.find(({ app }) => app === CONTENT);
  if (content) recordBaseline(store, content.version);
  return released;
}

/**
 * Prints what a release made live.
 * @param parts that were to be released
 * @throws Error with the reason of a release that failed, for those parts
 */
export async function reportRelease(
  parts: readonly string[],
  release: Promise<ReleaseResult>,
  released: (result: ReleaseResult) => readonly string[] = () => parts,
): Promise<ReleaseResult> {
  const result = await release.catch((error: unknown) => {
    throw new Error(refusal(parts, error instanceof Error ? error.message : String(error)));
  });
  const { generation, changed, notes, menu } = result;
  const live = versionsOf(generation.pointer);
  for (const part of released(result))
    console.log(
      changed.includes(part) ? `released ${part} ${live[part]}` : `${part} ${live[part]} is live already`,
    );
  console.log(`live: generation ${generation.number}`);
  for (const line of [...menu, ...notes]) console.log(line);
  return result;
}
