import { forEachOf } from './BlobStore';
import { StoreUnreachable, type CachedStore } from './CachedStore';
import { readWhole, type Bodies } from './readWhole';

/** A missing file is looked up in the blob store once in this time. */
const ABSENT_MS = 5_000;
/** Lookups in that time: invented addresses must not flood the blob store. */
const MOST_LOOKUPS = 256;
/** Reads files as they were published: one that is missing or changed is not served, and is named. */
export class WholeFiles {
  /** Name → what is wrong: files that are not whole. */
  private readonly wrong = new Map<string, string>();
  private expected: ReadonlyMap<string, string> = new Map();
  private lookups = new Set<string>();
  private lookedUpSince = 0;

  constructor(private readonly store: CachedStore) {}

  /** @param files name → SHA-256, or its first digits, of all files of the live generation */
  expect(files: ReadonlyMap<string, string>): void {
    this.expected = files;
  }

  /** Files of the live generation that are not whole, e.g. `pictures/te.1a-400.avif is missing`. */
  get faults(): string[] {
    const faults = [...this.wrong].filter(([name]) => this.expected.has(name));
    return faults.map((fault) => fault.join(' ')).sort();
  }

  /** What is wrong with a file, if anything. */
  faultOf(name: string): string | undefined {
    return this.wrong.get(name);
  }

  /**
   * Null where the file is missing or changed. A changed compressed sibling is left out. A file of which no hash is known,
   * like one of an older build, is read as it is.
   * @throws {StoreUnreachable} when only the blob store knows whether there is such a file
   */
  async read(name: string, hash = this.expected.get(name)): Promise<Bodies | null> {
    if (hash === undefined) return this.readUnknown(name);
    try {
      await this.store.pullFile(name);
      const { bodies, faults } = await readWhole(this.store.folder, name, hash);
      const [fault] = faults;
      if (!fault) this.wrong.delete(name);
      else this.wrong.set(name, bodies ? `is sent plainly: ${fault.name} is ${fault.is}` : `is ${fault.is}`);
      return bodies;
    } catch (error) {
      const isSilent = error instanceof StoreUnreachable;
      this.wrong.set(
        name,
        isSilent ? `is not here, and ${error.message}` : `cannot be read: ${String(error)}`,
      );
      throw error;
    }
  }

  /** Reads every file of the live generation. */
  async check(): Promise<void> {
    await forEachOf([...this.expected.keys()], (name) => this.read(name).catch(() => undefined));
  }

  /** Reads those again that were not whole. @returns names of those that are whole by now */
  async checkFaults(): Promise<string[]> {
    const names = [...this.wrong.keys()].filter((name) => this.expected.has(name));
    await forEachOf(names, (name) => this.read(name).catch(() => undefined));
    return names.filter((name) => !this.wrong.has(name));
  }

  private async readUnknown(name: string): Promise<Bodies | null> {
    if (Date.now() - this.lookedUpSince > ABSENT_MS) {
      this.lookups.clear();
      this.lookedUpSince = Date.now();
    }
    if (!this.lookups.has(name) && this.lookups.size < MOST_LOOKUPS) {
      this.lookups.add(name);
      await this.store.pullFile(name).catch((error: unknown) => {
        this.lookups.delete(name);
        throw error;
      });
    }
    return (await readWhole(this.store.folder, name)).bodies;
  }
}
