import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  AUTHORED,
  CONTENT,
  filesBelow,
  listVersions,
  pricesOf,
  readEntries,
  ReleaseStore,
} from '@asia/release-store';
import type { Prices } from '@asia/shared/contracts';
import type { Authored } from './authoredFiles';

export interface LiveContent {
  version: string;
  prices: Prices | null;
  authored: Authored;
}

/** The authored files of a stored content. */
export async function readAuthored(store: ReleaseStore, version: string): Promise<Authored> {
  await store.pull(CONTENT, version);
  const folder = path.join(store.serverBuild(CONTENT, version), AUTHORED);
  return new Map(filesBelow(folder).map((file) => [file, readFileSync(path.join(folder, file))]));
}

/** The live content; null before the first release. */
export async function readLiveContent(store: ReleaseStore): Promise<LiveContent | null> {
  const version = listVersions((await store.live())?.pointer)[CONTENT];
  if (!version) return null;
  const prices = pricesOf(await readEntries(store, version));
  return { version, prices, authored: await readAuthored(store, version) };
}

/** The live content; null also when the release store cannot be read. */
export async function readLive(): Promise<LiveContent | null> {
  try {
    return await readLiveContent(ReleaseStore.fromEnvironment());
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.warn(`No se pudo leer lo publicado (${reason}): nadie compara la carta con ello.`);
    return null;
  }
}
