import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { median } from 'simple-statistics';
import type { Dish } from '@asia/shared/contracts';
import { appNames, publishApps, root } from '@asia/app-build';
import { checkContent, nothingLive, publishContent } from '@asia/content-build';
import { ReleaseStore } from '@asia/release-store';
import { releaseBuilds } from '@asia/releases';
import { searchOver } from '../../../menu-mfe/src/search/searchOver';
import { runCommand } from '@asia/release-store/runCommand';
import { pageBytes } from './pageBytes';
import { raisePrice } from './scaleMenu';

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/**
 * Measures the project that contains this file: milliseconds of a full release, of one remote and of a price, KB that pages load at once, and the search over the menu.
 */
async function measureStages(): Promise<Record<string, number>> {
  const site = path.join(root, 'site');
  const store = ReleaseStore.inFolder(site);
  const content = async () => publishContent(store, await checkContent(nothingLive));
  const all = await milliseconds(async () =>
    releaseBuilds(store, [await content(), ...(await publishApps(store, appNames))]),
  );
  const one = await milliseconds(async () => releaseBuilds(store, await publishApps(store, ['menu-mfe'])));
  raisePrice(root);
  const price = await milliseconds(async () => releaseBuilds(store, [await content()]));
  const { index = 0, Menu = 0, ArrozChino = 0, ...others } = pageBytes(site, path.join(site, 'current'));
  return {
    'release of the whole site': all,
    'release of one remote': one,
    'a price is live after': price,
    'KB of home': index,
    'KB of the menu index': Menu,
    'KB of a category': ArrozChino,
    'KB of the largest page': Math.max(index, Menu, ArrozChino, ...Object.values(others)),
    ...(await measureSearch()),
  };
}

async function measureSearch(): Promise<Record<string, number>> {
  const { entries } = await checkContent(nothingLive);
  Object.assign(globalThis, { asiaContent: { entries } });
  const dishes = entries.dishes as Dish[];
  const text = Buffer.from(JSON.stringify(dishes));
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
