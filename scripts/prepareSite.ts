import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildAndRelease } from './build/buildAndRelease';
import { appNames, root, run } from './build/buildApps';
import { sourceVersion } from './build/sourceVersion';
import { Store } from './store/Store';

/** Builds and releases the whole site, unless the store already holds exactly these sources. */
async function prepareSite(): Promise<void> {
  const store = Store.fromEnvironment();
  const stamp = path.join(store.dir, 'built-from');
  const sources = sourceVersion(root);
  if (store.currentId() && existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  console.log('Building the site; the first time takes about a minute.');
  await run('tsx', ['scripts/content/generate.ts']);
  await buildAndRelease(store, appNames);
  writeFileSync(stamp, sources);
}

prepareSite().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
