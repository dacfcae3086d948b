import { forEachOf, readParsed } from './BlobStore';
import { StoreUnreachable, type CachedStore } from './CachedStore';
import { compress } from './compress';
import { GENERATION, parseGenerationFiles } from './Generation';
import { hasHash } from './hashes';
import { buildFile, generationFile, GENERATIONS, MANIFEST, SERVER_BUILDS } from './names';
import { parseManifest } from './schemas';
import { readWhole, type Bodies, type Fault } from './readWhole';

/** A missing file is looked up in the blob store once in this time. */
const ABSENT_MS = 5_000;
/** Lookups in that time: invented addresses must not flood the blob store. */
const MOST_LOOKUPS = 256;
/** Files that are checked together. */
const BATCH = 16;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms).unref());

/**
 * Reads files as they were published. One that is missing or changed is repaired: from memory, from the blob
 * store that the folder is a copy of, or from a build or generation that has the same bytes.
 */
export class WholeFiles {
  /** Files that were repaired since this program started. */
  repaired = 0;
  /** Name → what is wrong: files that are not whole and could not be repaired. */
  private readonly wrong = new Map<string, string>();
  private expected: ReadonlyMap<string, string> = new Map();
  private sameBytes: Promise<Map<string, string[]>> | undefined;
  private lookups = new Set<string>();
  private lookedUpSince = 0;

  /** @param inMemory the plain content of a file that a server holds */
  constructor(
    private readonly store: CachedStore,
    private readonly inMemory: (name: string) => Buffer | undefined = () => undefined,
  ) {}

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
   * Null where the file is missing or changed and cannot be repaired. A file of which no hash is known, like
   * one of an older build, is read as it is.
   * @throws {StoreUnreachable} when only the blob store knows whether there is such a file
   */
  async read(name: string, hash = this.expected.get(name)): Promise<Bodies | null> {
    if (hash === undefined) return this.readUnknown(name);
    try {
      await this.store.pullFile(name);
      const { bodies, faults } = await readWhole(this.store.folder, name, hash);
      if (faults.length > 0) return await this.repair(name, hash, bodies, faults);
      this.wrong.delete(name);
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

  /**
   * Reads every file of the live generation.
   * @param durationMs how long that takes; 0 is as fast as possible, and so is a disk that needs longer
   */
  async check(durationMs: number, isOver: () => boolean): Promise<void> {
    this.sameBytes = undefined;
    const names = [...this.expected.keys()];
    const start = performance.now();
    for (let first = 0; first < names.length && !isOver(); first += BATCH) {
      const batch = names.slice(first, first + BATCH);
      await forEachOf(batch, (name) => this.read(name).catch(() => undefined));
      const due = start + (durationMs * (first + batch.length)) / names.length;
      await pause(Math.max(0, due - performance.now()));
    }
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

  private async repair(
    name: string,
    hash: string,
    bodies: Bodies | null,
    faults: readonly Fault[],
  ): Promise<Bodies | null> {
    const identity = bodies?.identity ?? (await this.published(name, hash));
    try {
      if (!identity) throw new Error(`is ${faults[0]?.is}`);
      if (!bodies) await this.store.folder.replace(name, identity);
      for (const ending of Object.keys(compress))
        if (faults.some((fault) => fault.name === name + ending))
          await this.store.folder.replace(name + ending, await compress[ending]!(identity));
      this.repaired += 1;
      this.wrong.delete(name);
    } catch (error) {
      this.wrong.set(name, (error as Error).message);
    }
    return bodies ?? (identity && { identity });
  }

  /**
   * The plain content of a file, from wherever it is whole.
   * @throws {StoreUnreachable}
   */
  private async published(name: string, hash: string): Promise<Buffer | null> {
    const isPublished = (content: Buffer | null | undefined) => content && hasHash(content, hash);
    const held = this.inMemory(name);
    if (held && isPublished(held)) return held;
    for (const twin of (await (this.sameBytes ??= this.findSameBytes())).get(hash) ?? []) {
      const content = await this.store.folder.read(twin);
      if (isPublished(content)) return content;
    }
    const stored = this.store.isCopy ? await this.store.readRemote(name) : null;
    return isPublished(stored) ? stored : null;
  }

  /** Hash → files that had it when they were published, of all builds and generations in the folder. */
  private async findSameBytes(): Promise<Map<string, string[]>> {
    const { folder } = this.store;
    const found = new Map<string, string[]>();
    const add = (name: string, hash: string) => found.set(hash, [...(found.get(hash) ?? []), name]);
    for (const { name } of await folder.list(SERVER_BUILDS)) {
      if (!name.endsWith(`/${MANIFEST}`)) continue;
      const build = await readParsed(folder, name, parseManifest).catch(() => null);
      if (!build) continue;
      for (const [file, hash] of Object.entries(build.files))
        add(buildFile(build.app, build.version, file), hash);
    }
    for (const { name } of await folder.list(GENERATIONS)) {
      if (!name.endsWith(`/${GENERATION.files}`)) continue;
      const list = await readParsed(folder, name, parseGenerationFiles).catch(() => null);
      const id = name.slice(GENERATIONS.length, -`/${GENERATION.files}`.length);
      for (const [file, hash] of Object.entries({ ...list?.needed, ...list?.other }))
        add(generationFile(id, file), hash);
    }
    return found;
  }
}
