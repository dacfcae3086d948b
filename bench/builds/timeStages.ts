import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  appNames,
  buildApps,
  publishBuild,
  releaseApps,
  releaseBuilds,
  ReleaseStore,
  root,
} from '@asia/releases';

/** Seconds of each stage from sources to a live site, in the project that this file lies in. */
export interface Stages {
  /** Content checked and generated, all apps, two at a time. */
  build: number;
  /** Into the store, compressed. */
  publish: number;
  /** Pages written, compressed and made live. */
  goLive: number;
  pages: number;
  /** A changed price on its way to the guest: content, build and release of the menu alone. */
  oneRemote: number;
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

/** A price that nobody has seen yet. */
function changePrice(): void {
  const file = path.join(root, 'shared/content/menu.csv');
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(/,(\d+)00,/, (_, price: string) => `,${Number(price) + 1}00,`),
  );
}

async function timeStages(): Promise<Stages> {
  const store = new ReleaseStore(path.join(root, 'site'));
  const build = await seconds(() => buildApps(appNames));
  const builds: Awaited<ReturnType<typeof publishBuild>>[] = [];
  const publish = await seconds(async () => {
    for (const app of appNames) builds.push(await publishBuild(store, app));
  });
  const goLive = await seconds(() => releaseBuilds(store, builds));
  changePrice();
  const oneRemote = await seconds(() => releaseApps(store, ['menu-mfe']));
  const pages = builds.flatMap(({ description }) => description.routes).length;
  return { build, publish, goLive, pages, oneRemote };
}

const [target] = process.argv.slice(2);
timeStages().then(
  (stages) => writeFileSync(target ?? '/dev/stdout', JSON.stringify(stages)),
  (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  },
);
