import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { median } from 'simple-statistics';
import type { Dish } from '@asia/shared/contracts';
import { appNames, publishApps, root } from '@asia/app-build';
import { ReleaseStore } from '@asia/release-store';
import { releaseBuilds } from '@asia/releases';
import { searchOver } from '../../../menu-mfe/src/search/searchOver';
import { runCommand } from '@asia/release-store/runCommand';
import { pageBytes } from './pageBytes';

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** Changes a price, so that the menu has to be built again. */
function changePrice(): void {
  const file = path.join(root, 'content/menu.csv');
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(/,(\d+)00,/, (_, price: string) => `,${Number(price) + 1}00,`),
  );
}

/**
 * Measures the project that contains this file: milliseconds of a full release and of a release after a price
 * change, KB that pages load at once, and the search over the menu.
 */
async function measureStages(): Promise<Record<string, number>> {
  const site = path.join(root, 'site');
  const store = ReleaseStore.inFolder(site);
  const release = async (apps: string[]) => releaseBuilds(store, await publishApps(store, apps));
  const all = await milliseconds(() => release(appNames));
  changePrice();
  const one = await milliseconds(() => release(['menu-mfe']));
  const { index = 0, Menu = 0, ArrozChino = 0, ...others } = pageBytes(site, path.join(site, 'current'));
  return {
    'release of the whole site': all,
    'release of one remote': one,
    'KB of home': index,
    'KB of the menu index': Menu,
    'KB of a category': ArrozChino,
    'KB of the largest page': Math.max(index, Menu, ArrozChino, ...Object.values(others)),
    ...(await measureSearch()),
  };
}

async function measureSearch(): Promise<Record<string, number>> {
  const text = readFileSync(path.join(root, 'shared/generated/dishes.json'));
  const dishes = JSON.parse(text.toString('utf8')) as Dish[];
  let find: (query: string) => Dish[] = () => [];
  const made = await milliseconds(async () => (find = await searchOver(dishes)));
  const queries = ['arroz', 'poyo', 'camarones agridulce', 'sopa de wantan', 'sin gluten', 'c'];
  const times = queries.map((query) => {
    const started = performance.now();
    find(query);
    return performance.now() - started;
  });
  return {
    'KB of the search index': brotliCompressSync(text).length / 1000,
    'search, made': made,
    'search, a query': median(times),
  };
}

runCommand(async ([target = '/dev/stdout']) => writeFileSync(target, JSON.stringify(await measureStages())));
