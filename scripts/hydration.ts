import path from 'node:path';
import { buildAndRelease } from './build/buildAndRelease';
import { appNames, root, run } from './build/buildApps';
import { Store } from './store/Store';

/** Visits the site as React's development build composes it: only that one says what differs on hydration. */
async function hydration(): Promise<void> {
  const store = new Store(path.join(root, '.cache/development-site'));
  await buildAndRelease(store, appNames, 'development');
  const journey = ['test', '--config', 'e2e', 'hydration.test.ts', '--output', '.cache/hydration'];
  await run('playwright', journey, root, { SITE_DIR: store.dir });
}

hydration().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
