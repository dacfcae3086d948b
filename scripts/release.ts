import { buildAndRelease } from './build/buildAndRelease';
import { chooseApps } from './build/buildApps';
import { liveVersion } from './store/releaseApps';
import { Store } from './store/Store';

async function main(words: string[]): Promise<void> {
  const apps = chooseApps(words);
  const store = Store.fromEnvironment();
  const { generation, changed } = await buildAndRelease(store, apps);
  const pointer = store.pointer();
  for (const app of apps) {
    const version = liveVersion(pointer, app);
    console.log(changed.includes(app) ? `released ${app} ${version}` : `${app} ${version} is live already`);
  }
  console.log(`live: generation ${generation}`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
