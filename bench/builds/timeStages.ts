import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildAndRelease } from '../../scripts/build/buildAndRelease';
import { appNames, buildApps, root, run } from '../../scripts/build/buildApps';
import { renderPages } from '../../scripts/pages/renderPages';
import { siteRoutes } from '../../scripts/pages/siteRoutes';
import { publishBuild } from '../../scripts/store/publishBuild';
import { releaseBuilds } from '../../scripts/store/releaseApps';
import { Store } from '../../scripts/store/Store';

/** Seconds of each stage from sources to a live site, in the project that this file lies in. */
export interface Stages {
  content: number;
  /** All apps, two at a time. */
  build: number;
  /** Into the store, compressed. */
  publish: number;
  /** Pages written, compressed and made live. */
  goLive: number;
  /** Milliseconds of prerendering a page, start of the process included. */
  prerenderPerPage: number;
  pages: number;
  /** A changed price on its way to the guest: content, build and release of the menu alone. */
  oneRemote: number;
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

const generate = () => run('tsx', ['scripts/content/generate.ts']);

/** A price that nobody has seen yet. */
function changePrice(): void {
  const file = path.join(root, 'shared/content/menu.csv');
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(/,(\d+)00,/, (_, price: string) => `,${Number(price) + 1}00,`),
  );
}

async function timeStages(): Promise<Stages> {
  const store = new Store(path.join(root, 'site'));
  const content = await seconds(generate);
  const build = await seconds(() => buildApps(appNames));
  const builds: Awaited<ReturnType<typeof publishBuild>>[] = [];
  const publish = await seconds(async () => {
    for (const app of appNames) builds.push(await publishBuild(store, app));
  });
  const goLive = await seconds(() => releaseBuilds(store, builds));
  const pointer = store.pointer();
  if (!pointer) throw new Error('Nothing is live after a release.');
  const paths = siteRoutes.map(({ route }) => route);
  const render = await seconds(() => renderPages(store, pointer, paths));
  changePrice();
  const oneRemote = await seconds(async () => {
    await generate();
    await buildAndRelease(store, ['menu-mfe']);
  });
  const prerenderPerPage = (render * 1000) / paths.length;
  return { content, build, publish, goLive, prerenderPerPage, pages: paths.length, oneRemote };
}

const [target] = process.argv.slice(2);
timeStages().then(
  (stages) => writeFileSync(target ?? '/dev/stdout', JSON.stringify(stages)),
  (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  },
);
