import path from 'node:path';
import type { ContentEntries, Prices } from '@asia/shared/contracts';
import { readJson, type ReleaseStore } from './ReleaseStore';

/** The app of the release store that is no app: what the restaurant writes. */
export const CONTENT = 'content';
/** File of its server build: all its entries, by name. */
export const ALL_ENTRIES = 'entries.json';

/** All entries of a build of the content. */
export async function contentOf(store: ReleaseStore, version: string): Promise<ContentEntries> {
  await store.pull(CONTENT, version);
  return readJson<ContentEntries>(path.join(store.serverBuild(CONTENT, version), ALL_ENTRIES));
}

/**
 * The menu of some builds; null without content.
 * @param versions app → version
 */
export const menuOf = (store: ReleaseStore, versions: Record<string, string>) =>
  entryOf<Prices>(store, versions, 'prices');

/** The facts of the restaurant in some builds, as {@link menuOf}. */
export const factsOf = <Facts>(store: ReleaseStore, versions: Record<string, string>) =>
  entryOf<Facts>(store, versions, 'facts');

async function entryOf<Entry>(
  store: ReleaseStore,
  versions: Record<string, string>,
  name: string,
): Promise<Entry | null> {
  const version = versions[CONTENT];
  return version ? ((await contentOf(store, version))[name] as Entry) : null;
}
