import { listVersions, type Provenance, type ReleaseStore } from '@asia/release-store';
import type { BuildManifest } from '@asia/shared/contracts';
import { type Guard, releaseBuilds, type ReleaseOptions, type ReleaseResult } from './releaseBuilds';

/** Replaces the last preview by the site with stored builds over live ones. Any server can serve `store.preview()`. */
export async function previewBuilds(
  store: ReleaseStore,
  builds: BuildManifest[],
  options: Pick<ReleaseOptions, 'guard' | 'provenance'> = {},
): Promise<ReleaseResult> {
  await store.clearPreview();
  return releaseBuilds(store, builds, { ...options, preview: true });
}

/**
 * Releases the builds of the last preview.
 * @param apps some of them; none means all
 * @param guardOf gets the builds, and the live versions at the time of the preview, by app
 * @param provenance person and reason of the release; the sources are those of the preview
 * @throws Error when there is no preview, or not of that app
 */
export async function releasePreview(
  store: ReleaseStore,
  apps: string[],
  guardOf?: (builds: BuildManifest[], before: Record<string, string | undefined>) => Guard,
  provenance?: Provenance,
): Promise<ReleaseResult> {
  const seen = await store.preview().live();
  const known = Object.entries(listVersions(seen?.pointer)).filter(([app]) => seen?.changed.includes(app));
  const missing = apps.find((app) => !known.some(([name]) => name === app));
  if (known.length === 0 || missing)
    throw new Error(`There is no preview${missing ? ` of ${missing}` : ''}: npm run preview`);
  const wanted = known.filter(([app]) => apps.length === 0 || apps.includes(app));
  const builds = await Promise.all(wanted.map(([app, version]) => store.manifest(app, version)));
  const before = Object.fromEntries(Object.entries(seen?.undo ?? {}).map(([app, [last]]) => [app, last]));
  return releaseBuilds(store, builds, {
    guard: guardOf?.(builds, before),
    ...(provenance && { provenance: { ...seen?.provenance, ...provenance } }),
  });
}
