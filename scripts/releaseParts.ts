import { withProgress } from '@asia/app-build/withProgress';
import { guardContent, recordBaseline } from '@asia/content-build';
import { CONTENT, type ReleaseStore } from '@asia/release-store';
import { releaseBuilds, type ReleaseResult } from '@asia/releases';
import { publishChanged } from './sourceVersion';

/** Publishes the builds of parts of the site, of those that changed new ones, and makes them live. */
export async function releaseParts(store: ReleaseStore, parts: string[]): Promise<ReleaseResult> {
  const builds = await publishChanged(store, parts);
  const released = await releaseBuilds(store, builds, {
    guard: guardContent(store, builds),
    stage: withProgress,
  });
  const content = builds.find(({ app }) => app === CONTENT);
  if (content) recordBaseline(store, content.version);
  return released;
}
