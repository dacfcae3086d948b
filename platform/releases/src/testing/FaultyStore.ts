import type { BlobStore } from '@asia/release-store';

/** A blob store that fails after some changes, as with a full disk or a killed writer. */
export class FaultyStore implements BlobStore {
  readonly location: string;

  constructor(
    private readonly store: BlobStore,
    /** Changes that still succeed. */
    public left: number,
    private readonly reason: string,
  ) {
    this.location = store.location;
  }

  read(name: string) {
    return this.store.read(name);
  }

  list(folder: string, after?: string) {
    return this.store.list(folder, after);
  }

  async create(name: string, content: Buffer): Promise<boolean> {
    this.spend();
    return this.store.create(name, content);
  }

  async remove(names: readonly string[]): Promise<void> {
    for (const name of names) {
      this.spend();
      await this.store.remove([name]);
    }
  }

  private spend(): void {
    this.left -= 1;
    if (this.left < 0) throw new Error(this.reason);
  }
}
