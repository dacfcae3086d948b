import { buildApps, chooseApps } from './build/buildApps';
import { publishBuild } from './store/publishBuild';
import { releaseBuilds } from './store/releaseApps';
import { Store } from './store/Store';

async function main(words: string[]): Promise<void> {
  const apps = chooseApps(words);
  const store = Store.fromEnvironment();
  await buildApps(apps);
  const builds = [];
  for (const app of apps) builds.push(await publishBuild(store, app));
  const { generation, changed } = await releaseBuilds(store, builds);
  for (const { app, version } of builds) {
    console.log(changed.includes(app) ? `released ${app} ${version}` : `${app} ${version} is live already`);
  }
  console.log(`live: generation ${generation}`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
