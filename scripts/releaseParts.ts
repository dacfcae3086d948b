import { withProgress } from '@asia/app-build/withProgress';
import type { ReleaseStore } from '@asia/release-store';
import { releaseBuilds, type ReleaseResult } from '@asia/releases';
import { publishChanged } from './sourceVersion';

/** Publishes the builds of parts of the site, of those that changed new ones, and makes them live. */
export async function releaseParts(store: ReleaseStore, parts: string[]): Promise<ReleaseResult> {
  return releaseBuilds(store, await publishChanged(store, parts), withProgress);
}
