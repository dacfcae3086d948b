import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Prices } from '@asia/shared/contracts';
import { readJson, type ReleaseStore } from './ReleaseStore';

/** A file that one of some builds publishes for tools; null when none does. */
async function published<Data>(
  store: ReleaseStore,
  versions: Record<string, string>,
  name: string,
): Promise<Data | null> {
  const folders = Object.entries(versions).map(async ([app, version]) => {
    await store.pull(app, version);
    return path.join(store.serverBuild(app, version), name);
  });
  const file = (await Promise.all(folders)).find((candidate) => existsSync(candidate));
  return file ? readJson<Data>(file) : null;
}

/**
 * The menu of some builds, from the one that publishes it for tools; null when none does.
 * @param versions app → version
 */
export const menuOf = (store: ReleaseStore, versions: Record<string, string>): Promise<Prices | null> =>
  published(store, versions, 'menu/prices.json');

/** The facts of the restaurant in some builds, as {@link menuOf}. */
export const factsOf = <Facts>(
  store: ReleaseStore,
  versions: Record<string, string>,
): Promise<Facts | null> => published(store, versions, 'menu/restaurant.json');
