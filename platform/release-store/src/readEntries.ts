import path from 'node:path';
import type { EntriesByName, Prices } from '@asia/shared/contracts';
import { pricesIn, type CategorySection } from '@asia/shared/menu';
import { readJson } from './hashes';
import type { ReleaseStore } from './ReleaseStore';

/** Name of the content among the apps of the release store. */
export const CONTENT = 'content';
/** File of its server build: all its entries, by name. */
export const ALL_ENTRIES = 'entries.json';

/** All entries of a build of the content. */
export async function readEntries(store: ReleaseStore, version: string): Promise<EntriesByName> {
  await store.pull(CONTENT, version);
  return readJson<EntriesByName>(path.join(store.serverBuild(CONTENT, version), ALL_ENTRIES));
}

/**
 * Prices of the menu in the content of some builds; null where there is none.
 * @param versions app → version
 */
export async function readPrices(
  store: ReleaseStore,
  versions: Record<string, string>,
): Promise<Prices | null> {
  const version = versions[CONTENT];
  if (!version) return null;
  const sections = Object.entries(await readEntries(store, version)).filter(([name]) =>
    name.startsWith('section/'),
  );
  return Object.assign({}, ...sections.map(([, section]) => pricesIn(section as CategorySection))) as Prices;
}
