import { chooseApps } from './build/buildApps';
import { rollbackTarget } from './store/rollbackTarget';
import { releaseBuilds } from './store/releaseApps';
import { Store } from './store/Store';

async function main([word, version]: string[]): Promise<void> {
  const [app, ...others] = chooseApps(word ? [word] : []);
  if (!app || others.length > 0) throw new Error('Say which app: npm run rollback -- menu-mfe [version]');
  const store = Store.fromEnvironment();
  const build = rollbackTarget(store.history(app), store.pointer(), app, version);
  const { generation } = await releaseBuilds(store, [build]);
  console.log(`${app} is back at ${build.version}; live: generation ${generation}`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
