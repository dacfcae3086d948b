import path from 'node:path';
import { appNames, releaseApps, ReleaseStore, root, run } from '@asia/releases';

/** Visits the site as React's development build composes it: only that one says what differs on hydration. */
async function hydration(): Promise<void> {
  const store = ReleaseStore.inFolder(path.join(root, '.cache/development-site'));
  await releaseApps(store, appNames, 'development');
  const journey = ['test', '--config', 'e2e', 'hydration.test.ts', '--output', '.cache/hydration'];
  await run('playwright', journey, { env: { SITE_DIR: store.dir } });
}

hydration().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
