import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { appNames, releaseApps, ReleaseStore, root } from '@asia/releases';

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** A price that nobody has seen yet. */
function changePrice(): void {
  const file = path.join(root, 'shared/content/menu.csv');
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(/,(\d+)00,/, (_, price: string) => `,${Number(price) + 1}00,`),
  );
}

/** Each stage from sources to a live site, in the project that this file lies in, and a changed price until it is live. */
async function timeStages(): Promise<Record<string, number>> {
  const store = ReleaseStore.inFolder(path.join(root, 'site'));
  const all = await milliseconds(() => releaseApps(store, appNames));
  changePrice();
  const one = await milliseconds(() => releaseApps(store, ['menu-mfe']));
  return { 'release of the whole site': all, 'release of one remote': one };
}

const [target] = process.argv.slice(2);
timeStages().then(
  (stages) => writeFileSync(target ?? '/dev/stdout', JSON.stringify(stages)),
  (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  },
);
