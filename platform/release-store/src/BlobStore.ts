import { readFile } from 'node:fs/promises';
import pLimit from 'p-limit';

export interface Stored {
  /** Folders and file with `/` between. */
  name: string;
  /** Bytes. */
  size: number;
  /** Time of its creation. */
  at: Date;
}

/**
 * Storage of a release store. A file appears whole and never changes. Of several writers of one name, on any machines,
 * only one succeeds. Folders and object stores can both do this.
 */
export interface BlobStore {
  /** Folder or address, for messages. */
  readonly location: string;
  /** @returns false if the name is taken */
  create(name: string, content: Buffer): Promise<boolean>;
  /** Null where there is no such file. */
  read(name: string): Promise<Buffer | null>;
  /** All files below a folder, sorted by name. @param folder ends with `/` @param after only those behind this name */
  list(folder: string, after?: string): Promise<Stored[]>;
  remove(names: readonly string[]): Promise<void>;
  /**
   * Looks whether only one writer of a name succeeds. Absent where the system itself says that it cannot do it.
   * @throws {UnwritableStore} when two would
   */
  proveExclusive?(): Promise<void>;
}

/** Requests at a time: enough to hide latency, and not too many for an object store. */
const MAX_CONCURRENT = 16;

/** Works on items, a few at a time; rejects after those in flight, so that clean-up sees every written file. */
export async function forEachConcurrently<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
) {
  const limit = pLimit(MAX_CONCURRENT);
  const failures: unknown[] = [];
  const attempt = async (item: Item) => {
    if (failures.length === 0) await work(item).catch((error: unknown) => failures.push(error));
  };
  await Promise.all(items.map((item) => limit(attempt, item)));
  if (failures.length > 0) throw failures[0];
}

async function namesBelow(store: BlobStore, folders: readonly string[]): Promise<Set<string>> {
  const found = await Promise.all(folders.map((folder) => store.list(folder)));
  return new Set(found.flat().map(({ name }) => name));
}

/** Adds local files to folders of a store, except those that are there. @param files name in the store → local file */
export async function addFiles(
  store: BlobStore,
  folders: readonly string[],
  files: ReadonlyMap<string, string>,
): Promise<void> {
  const present = await namesBelow(store, folders);
  const missing = [...files].filter(([name]) => !present.has(name));
  await forEachConcurrently(missing, async ([name, file]) => store.create(name, await readFile(file)));
}

export async function removeBelow(store: BlobStore, folder: string): Promise<void> {
  await store.remove((await store.list(folder)).map(({ name }) => name));
}

/** Copies files of one store into another, except those that are there. */
export const copyFiles = (from: BlobStore, to: BlobStore, names: readonly string[]): Promise<void> =>
  forEachConcurrently(names, async (name) => {
    const content = await from.read(name);
    if (content) await to.create(name, content);
  });

/** Copies the files below a folder of one store that another lacks. */
export async function copyBelow(from: BlobStore, to: BlobStore, folder: string): Promise<void> {
  const present = await namesBelow(to, [folder]);
  const missing = [...(await namesBelow(from, [folder]))].filter((name) => !present.has(name));
  await copyFiles(from, to, missing);
}

/** A stored file that cannot be parsed, or that older tools wrote; the message names it. */
export class DamagedFile extends Error {}

/** Reads a JSON file; null where there is no such file. @throws {DamagedFile} when `parse` refuses it */
export async function readParsed<Content>(
  store: BlobStore,
  name: string,
  parse: (value: unknown) => Content,
): Promise<Content | null> {
  const content = await store.read(name);
  if (!content) return null;
  try {
    return parse(JSON.parse(content.toString('utf8')));
  } catch (error) {
    const message = `${name} of ${store.location} is damaged, or was written by other tools: ${String(error)}`;
    throw new DamagedFile(message, { cause: error });
  }
}
