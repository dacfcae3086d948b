import path from 'node:path';
import type { CategorySection, EntriesByName, Prices } from '@asia/shared/contracts';
import { pricesIn } from '@asia/shared/menu';
import { readJson } from './hashes';
import type { ReleaseStore } from './ReleaseStore';

/** Name of the content among the apps of the release store. */
export const CONTENT = 'content';
/** File of its server build: all its entries, by name. */
export const ALL_ENTRIES = 'entries.json';

export async function readEntries(store: ReleaseStore, version: string): Promise<EntriesByName> {
  await store.pull(CONTENT, version);
  return readJson<EntriesByName>(path.join(store.serverBuild(CONTENT, version), ALL_ENTRIES));
}

/** Prices of the menu among the entries of a content. */
export const pricesOf = (entries: EntriesByName): Prices =>
  Object.assign(
    {},
    ...Object.entries(entries).map(([name, entry]) =>
      name.startsWith('section/') ? pricesIn(entry as CategorySection) : {},
    ),
  ) as Prices;
