import { withProgress } from '@asia/app-build/withProgress';
import { CONTENT, type Provenance, type ReleaseStore, listVersions } from '@asia/release-store';
import { releaseBuilds, type ReleaseResult } from '@asia/releases';
import type { BuildManifest } from '@asia/shared/contracts';
import { provenance } from './provenance';

/**
 * Makes published builds live. Refuses content that would take back what the site has changed since this copy of it was
 * made.
 */
export async function releasePublished(
  store: ReleaseStore,
  builds: BuildManifest[],
  from: Provenance,
): Promise<ReleaseResult> {
  // Loaded only here: until then a command tells which builds it knows, and needs nothing of the content.
  const { guardContent, recordBaseline } = await import('@asia/content-build');
  const released = await releaseBuilds(store, builds, {
    guard: guardContent(store, builds),
    stage: withProgress,
    provenance: from,
  });
  const content = builds.find(({ app }) => app === CONTENT);
  if (content) recordBaseline(store, content.version);
  return released;
}

/** Keeps the site as the tables at addresses say, until it is ended. */
export async function follow(store: ReleaseStore): Promise<never> {
  const { followSheets } = await import('@asia/content-build');
  return followSheets(store, (builds, guard) =>
    releaseBuilds(store, builds, { guard, provenance: provenance('the sheet changed') }),
  );
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
  const { deployment, changed, notes, menu } = result;
  const live = listVersions(deployment.pointer);
  for (const part of released(result))
    console.log(
      changed.includes(part) ? `released ${part} ${live[part]}` : `${part} ${live[part]} is live already`,
    );
  console.log(`live: generation ${deployment.number}`);
  for (const line of [...menu, ...notes]) console.log(line);
  return result;
}

/** Words of a message that says what to do. */
const advice = /(Release|Import|Share|Correct|Take|Choose|Run|build) |npm run /;

/**
 * The message of a release that failed: each problem, then one last line with the first problem and what to do.
 * @param apps that were to be released
 */
export function refusal(apps: readonly string[], message: string): string {
  const [first = '', ...others] = message.trim().split('\n');
  const more =
    others.length > 0 ? ` There ${others.length > 1 ? 'are' : 'is'} ${others.length} more above.` : '';
  const what = `${first.replace(/(?<![.?])$/, '.')}${more}`;
  const next = advice.test(first) ? '' : ` Correct ${more ? 'them' : 'it'} and release again.`;
  const last = `Not released, and the site stays as it is: ${apps.join(', ')}: ${what}${next}`;
  return [...(others.length > 0 ? [message.trim()] : []), last].join('\n');
}
