import path from 'node:path';
import { appNames, publishApps, root, run } from '@asia/app-build';
import { checkContent, nothingLive, publishContent } from '@asia/content-build';
import { ReleaseStore } from '@asia/release-store';
import { runCommand } from '@asia/release-store/runCommand';
import { releaseBuilds } from '@asia/releases';

/**
 * Visits a site of development builds: only React's development build reports what differs on hydration. Options go to
 * Playwright.
 */
runCommand(async (options) => {
  const store = ReleaseStore.inFolder(path.join(root, '.cache/development-site'));
  const apps = await publishApps(store, appNames, 'development');
  await releaseBuilds(store, [...apps, await publishContent(store, await checkContent(nothingLive))]);
  const journey = [
    'test',
    '--config',
    'e2e',
    'all-apps/hydration.test.ts',
    'menu-mfe/early-orders.test.ts',
    '--output',
    '.cache/hydration',
    ...options,
  ];
  await run('playwright', journey, { env: { SITE_DIR: store.dir } });
});
