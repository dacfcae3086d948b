import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { appNames, releaseApps, ReleaseStore, root } from '@asia/releases';
import { sourceVersion } from './sourceVersion';

/** Builds and releases the whole site, unless the store already holds exactly these sources. */
async function prepareSite(): Promise<void> {
  const store = ReleaseStore.fromEnvironment();
  const stamp = path.join(store.dir, 'built-from');
  const sources = sourceVersion(root);
  if (store.live() && existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  console.log('Building the site; the first time takes about a minute.');
  await releaseApps(store, appNames);
  writeFileSync(stamp, sources);
}

prepareSite().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
