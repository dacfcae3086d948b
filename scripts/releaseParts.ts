import { withProgress } from '@asia/app-build/withProgress';
import { CONTENT, listVersions, type Provenance, type ReleaseStore } from '@asia/release-store';
import { releaseBuilds, type ReleaseResult } from '@asia/releases';
import type { BuildManifest } from '@asia/shared/contracts';
import { provenance } from './provenance';

/** Makes stored builds live. Refuses content that would undo changes that the site made after this copy of it. */
export async function releaseStored(
  store: ReleaseStore,
  builds: BuildManifest[],
  from: Provenance,
): Promise<ReleaseResult> {
  // Loaded only here: a command prints its builds first, and needs nothing of the content until then.
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

/** Keeps the site equal to the restaurant's workbook, until it is ended. */
export async function follow(store: ReleaseStore): Promise<never> {
  const { followSheets } = await import('@asia/content-build');
  return followSheets(store, (builds, options) =>
    releaseBuilds(store, builds, { ...options, provenance: provenance('the sheet changed') }),
  );
}

/**
 * Prints the result of a release.
 * @param parts that were to be released
 * @throws Error with the reason of a release that failed, for those parts
 */
export async function reportRelease(
  parts: readonly string[],
  release: Promise<ReleaseResult>,
  released: (result: ReleaseResult) => readonly string[] = () => parts,
): Promise<ReleaseResult> {
  const result = await release.catch((error: unknown) => {
    throw new Error(refusal(parts, error));
  });
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

/** Words of a message that names a remedy. */
const advice = /(Release|Import|Share|Correct|Take|Choose|Run|build) |npm run /;

/**
 * The message of a failed release: each mistake, then one last line with the first mistake and the remedy. Spanish for
 * a release of the content alone, or for its mistakes.
 * @param parts that were to be released
 * @param error its `sentences` are the mistakes; otherwise the lines of its message without indent
 */
export function refusal(parts: readonly string[], error: unknown): string {
  const message = (error instanceof Error ? error.message : String(error)).trim();
  const { sentences } = error as { sentences?: readonly string[] };
  const lines = message.split('\n');
  const [first = '', ...others] = sentences ?? lines.filter((line) => /^\S/.test(line));
  const what = first.replace(/(?<![.?])$/, '.');
  const last = sentences || parts.join() === CONTENT ? inSpanish : inEnglish;
  return [
    ...(lines.length > 1 && (sentences?.length ?? 2) > 1 ? [message] : []),
    last(parts, what, others.length),
  ].join('\n');
}

function inEnglish(parts: readonly string[], what: string, others: number): string {
  const more = others > 0 ? ` There ${others > 1 ? 'are' : 'is'} ${others} more above.` : '';
  const next = advice.test(what) ? '' : ` Correct ${more ? 'them' : 'it'} and release again.`;
  return `Not released, and the site stays as it is: ${parts.join(', ')}: ${what}${more}${next}`;
}

function inSpanish(parts: readonly string[], what: string, others: number): string {
  const more = others > 0 ? ` Y ${others} más, arriba.` : '';
  return `No se publicó (${parts.join(', ')}), y el sitio queda como está: ${what}${more}`;
}
