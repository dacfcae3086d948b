import { type Bodies, type FileSystemStore, forEachConcurrently, readWhole } from '@asia/release-store';

/** Reads files as they were stored. Does not serve missing or changed files, and names them. */
export class WholeFiles {
  /** Damaged files: name → reason. */
  private readonly wrong = new Map<string, string>();
  private expected: ReadonlyMap<string, string> = new Map();

  constructor(private readonly folder: FileSystemStore) {}

  /** @param files name → SHA-256, or its first digits, of all files of the live generation */
  expect(files: ReadonlyMap<string, string>): void {
    this.expected = files;
  }

  /** Damaged files of the live generation, e.g. `pictures/te.1a-400.avif is missing`. */
  get faults(): string[] {
    const faults = [...this.wrong].filter(([name]) => this.expected.has(name));
    return faults.map((fault) => fault.join(' ')).sort();
  }

  /** The reason why a file is damaged, if it is. */
  faultOf(name: string): string | undefined {
    return this.wrong.get(name);
  }

  /**
   * Null if the file is missing or changed. A changed compressed sibling is left out. A file without a known hash, like
   * one of an older build, is not compared.
   */
  async read(name: string, hash = this.expected.get(name)): Promise<Bodies | null> {
    try {
      const { bodies, faults } = await readWhole(this.folder, name, hash);
      const [fault] = faults;
      if (!fault) this.wrong.delete(name);
      else if (hash !== undefined)
        this.wrong.set(name, bodies ? `is sent plainly: ${fault.name} is ${fault.is}` : `is ${fault.is}`);
      return bodies;
    } catch (error) {
      if (hash !== undefined) this.wrong.set(name, `cannot be read: ${String(error)}`);
      throw error;
    }
  }

  /** Reads every file of the live generation. */
  async check(): Promise<void> {
    await forEachConcurrently([...this.expected.keys()], (name) => this.read(name).catch(() => undefined));
  }

  /**
   * Reads the damaged files again.
   * @returns names of repaired ones
   */
  async checkFaults(): Promise<string[]> {
    const names = [...this.wrong.keys()].filter((name) => this.expected.has(name));
    await forEachConcurrently(names, (name) => this.read(name).catch(() => undefined));
    return names.filter((name) => !this.wrong.has(name));
  }
}
