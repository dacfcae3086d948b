import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { forEachOf, type BlobStore, type Stored } from './BlobStore';
import { isText } from './contentTypes';
import type { FileSystemStore } from './FileSystemStore';

/** The blob store did not answer in time, or refused; the message names it and why. */
export class StoreUnreachable extends Error {}

/** In the folder of a copy; its time is when the blob store answered last. */
const ANSWERED = '.answered';
/** The time of that file may be older by so much. */
const TOUCH_MS = 10_000;

/**
 * A blob store that is read through a folder: what was read once stays there, for programs that need paths and
 * for when the blob store does not answer. Where the store is that folder itself, nothing is copied.
 */
export class CachedStore implements BlobStore {
  readonly location: string;
  /** Requests to the blob store, by how they went, since this program started. */
  readonly requests = { answered: 0, failed: 0 };
  /** Why the blob store did not answer last time; undefined while it answers. Listing asks it again. */
  silence: StoreUnreachable | undefined;
  private touched = 0;

  constructor(
    readonly folder: FileSystemStore,
    readonly remote: BlobStore = folder,
  ) {
    this.location = remote.location;
  }

  get isCopy(): boolean {
    return this.remote !== this.folder;
  }

  /** When the blob store answered last, also before this program started; null if it never did. */
  async answeredAt(): Promise<Date | null> {
    if (!this.isCopy) return new Date();
    return stat(this.folder.path(ANSWERED)).then(
      ({ mtime }) => mtime,
      () => null,
    );
  }

  create(name: string, content: Buffer): Promise<boolean> {
    return this.ask(() => this.remote.create(name, content));
  }

  async read(name: string): Promise<Buffer | null> {
    const here = await this.folder.read(name);
    return here || !this.isCopy ? here : this.fetch(name);
  }

  /** Of the blob store, not of the copy. */
  list(folder: string, after?: string): Promise<Stored[]> {
    return this.ask(() => this.remote.list(folder, after));
  }

  remove(names: readonly string[]): Promise<void> {
    return this.ask(() => this.remote.remove(names));
  }

  /** Copies the files below a folder of the store that the copy lacks. */
  async pull(folder: string): Promise<void> {
    if (!this.isCopy) return;
    const here = new Set((await this.folder.list(folder)).map(({ name }) => name));
    const names = (await this.list(folder)).map(({ name }) => name);
    await forEachOf(
      names.filter((name) => !here.has(name)),
      (name) => this.fetch(name),
    );
  }

  /** Copies a file that the copy lacks, with its compressed siblings: a file that is here has them. */
  async pullFile(name: string): Promise<void> {
    if (!this.isCopy || (await this.folder.has(name))) return;
    const content = await this.readRemote(name);
    if (!content) return;
    if (isText(name)) await Promise.all(['.br', '.gz'].map((ending) => this.fetch(name + ending)));
    await this.folder.replace(name, content);
  }

  /** Past the copy. While the blob store does not answer, fails at once instead of at its deadline. */
  async readRemote(name: string): Promise<Buffer | null> {
    if (this.silence) throw this.silence;
    return this.ask(() => this.remote.read(name));
  }

  /**
   * Adds files to a folder of the store, except those that it has.
   * @param files name below the folder → local file
   */
  async add(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
    const present = new Set((await this.list(folder)).map(({ name }) => name));
    const missing = [...files].filter(([name]) => !present.has(folder + name));
    await forEachOf(missing, async ([name, file]) => this.create(folder + name, await readFile(file)));
  }

  private async fetch(name: string): Promise<Buffer | null> {
    const content = await this.readRemote(name);
    if (content) await this.folder.replace(name, content);
    return content;
  }

  /** @throws {StoreUnreachable} */
  private async ask<Answer>(request: () => Promise<Answer>): Promise<Answer> {
    if (!this.isCopy) return request();
    try {
      const answer = await request();
      this.requests.answered += 1;
      this.silence = undefined;
      await this.touch();
      return answer;
    } catch (error) {
      this.requests.failed += 1;
      const reason = error instanceof Error ? error.message : String(error);
      this.silence = new StoreUnreachable(`${this.location} does not answer: ${reason}`, { cause: error });
      throw this.silence;
    }
  }

  /** Notes that the blob store has answered. A copy that cannot be written has other troubles. */
  private async touch(): Promise<void> {
    const now = Date.now();
    if (now - this.touched < TOUCH_MS) return;
    this.touched = now;
    const file = this.folder.path(ANSWERED);
    await mkdir(this.folder.location, { recursive: true })
      .then(() => writeFile(file, ''))
      .catch(() => undefined);
  }
}
