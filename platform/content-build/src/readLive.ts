import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  AUTHORED,
  CONTENT,
  filesBelow,
  listVersions,
  newestStatus,
  pricesOf,
  readEntries,
  type Reading,
  readOwnerView,
  ReleaseStore,
} from '@asia/release-store';
import type { Prices } from '@asia/shared/contracts';
import { type Authored, TODAY } from './authoredFiles';
import { workbookAddress } from './sheets/workbookAddress';

export interface LiveContent {
  version: string;
  prices: Prices | null;
  authored: Authored;
  /** How the rows of its table of today were first read. */
  readings?: readonly Reading[];
  /** Nobody has followed the workbook yet: its past rows are old ones, no mistakes. */
  isConnecting?: boolean;
}

/** Number of the shape of the authored files; raised when tools cannot read those of before. */
export const SHAPE = 2;

/** Whether these tools read the authored files of a stored content. */
export const isOfShape = async (store: ReleaseStore, version: string): Promise<boolean> =>
  (await store.manifest(CONTENT, version)).shape === SHAPE;

/** @throws Error with a Spanish sentence when other tools stored that content: a site serves it, nothing reads it */
export async function refuseOtherShape(store: ReleaseStore, version: string): Promise<void> {
  if (!(await isOfShape(store, version)))
    throw new Error(
      'Lo publicado es de otra versión de estas herramientas. Publícalo una vez desde una copia del proyecto: npm run release -- content',
    );
}

/** The authored files of a stored content. @throws Error with a Spanish sentence when other tools stored it */
export async function readAuthored(store: ReleaseStore, version: string): Promise<Authored> {
  await refuseOtherShape(store, version);
  await store.pull(CONTENT, version);
  const folder = path.join(store.serverBuild(CONTENT, version), AUTHORED);
  return new Map(filesBelow(folder).map((file) => [file, readFileSync(path.join(folder, file))]));
}

/** The live content; null before the first release. */
export async function readLiveContent(store: ReleaseStore): Promise<LiveContent | null> {
  const version = listVersions((await store.live())?.pointer)[CONTENT];
  if (!version) return null;
  const prices = pricesOf(await readEntries(store, version));
  const view = await readOwnerView(store.files);
  const authored = await readAuthored(store, version);
  const isConnecting = workbookAddress() !== null && !(await newestStatus(store.files))?.tables[TODAY];
  return { version, prices, authored, readings: view?.readings, isConnecting };
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
