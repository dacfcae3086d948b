import pLimit from 'p-limit';

/** A file of a store. */
export interface Stored {
  /** Folders and file with `/` between. */
  name: string;
  /** Bytes. */
  size: number;
  /** When it appeared. */
  at: Date;
}

/**
 * Where a store keeps its files. A file appears whole and never changes. When many writers want the same name at the same
 * moment, only one gets it, also on different machines. Releases need nothing else, and folders and object stores have it.
 */
export interface BlobStore {
  /** For messages: a folder, or an address. */
  readonly location: string;
  /** @returns false where the name is taken */
  create(name: string, content: Buffer): Promise<boolean>;
  /** Null where there is no such file. */
  read(name: string): Promise<Buffer | null>;
  /**
   * All files below a folder, sorted by name.
   * @param folder ends with `/`
   * @param after only those behind this name
   */
  list(folder: string, after?: string): Promise<Stored[]>;
  remove(names: readonly string[]): Promise<void>;
}

/** Files at a time: enough to hide slow answers, and not too many for the store. */
const AT_ONCE = 16;

/**
 * Does some work for each of many things, a few at a time. Rejects with the first failure, once nothing is on its way any
 * more: whoever tidies up then finds all that was written.
 */
export async function forEachOf<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>) {
  const limit = pLimit(AT_ONCE);
  const failures: unknown[] = [];
  const attempt = async (item: Item) => {
    if (failures.length === 0) await work(item).catch((error: unknown) => failures.push(error));
  };
  await Promise.all(items.map((item) => limit(attempt, item)));
  if (failures.length > 0) throw failures[0];
}

/** A file of a store cannot be read as what it should be; the message names it. */
export class DamagedFile extends Error {}

/**
 * Reads a JSON file of a store; null where there is no such file.
 * @throws {DamagedFile} when `parse` refuses it
 */
export async function readParsed<Said>(
  store: BlobStore,
  name: string,
  parse: (value: unknown) => Said,
): Promise<Said | null> {
  const content = await store.read(name);
  if (!content) return null;
  try {
    return parse(JSON.parse(content.toString('utf8')));
  } catch (error) {
    throw new DamagedFile(
      `${name} of ${store.location} is damaged, or was written by other tools: ${String(error)}`,
      {
        cause: error,
      },
    );
  }
}
