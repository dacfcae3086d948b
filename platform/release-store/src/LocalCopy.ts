import { readFile } from 'node:fs/promises';
import { forEachOf, type BlobStore } from './BlobStore';
import type { FileSystemStore } from './FileSystemStore';

/**
 * A blob store as a folder, for programs that need paths: the store itself if it is a folder, else a copy
 * that `pull` fills.
 */
export class LocalCopy {
  constructor(
    readonly folder: FileSystemStore,
    readonly store: BlobStore = folder,
  ) {}

  /** Copies the files below a folder of the store that the copy lacks. */
  async pull(folder: string): Promise<void> {
    if (this.store === this.folder) return;
    const here = new Set((await this.folder.list(folder)).map(({ name }) => name));
    const names = (await this.store.list(folder)).map(({ name }) => name);
    await this.pullFiles(names.filter((name) => !here.has(name)));
  }

  /** Copies single files; those that the store does not have are left out. */
  async pullFiles(names: readonly string[]): Promise<void> {
    if (this.store === this.folder) return;
    await forEachOf(names, async (name) => {
      const content = await this.store.read(name);
      if (content) await this.folder.create(name, content);
    });
  }

  /**
   * Adds files to a folder of the store, except those that it has.
   * @param files name below the folder → local file
   */
  async add(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
    const present = new Set((await this.store.list(folder)).map(({ name }) => name));
    const missing = [...files].filter(([name]) => !present.has(folder + name));
    await forEachOf(missing, async ([name, file]) => this.store.create(folder + name, await readFile(file)));
  }
}
