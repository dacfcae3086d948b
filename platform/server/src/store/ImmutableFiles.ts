import { LRUCache } from 'lru-cache';
import { type Bodies, contentType } from '@asia/release-store';
import { type PreparedFile, prepareFile } from '../answer/PreparedFile';
import type { Headers } from '../headers';

/** Room for builds and pictures of several releases; the file that was requested longest ago goes first. */
const MAX_MEMORY_BYTES = 64 * 1024 * 1024;

/**
 * Addresses of immutable files have only these characters, and no name that starts with a dot. Encoded, hidden, `..`
 * and very long addresses are refused here, before the file system is asked.
 */
const immutableAddress = /^(?:[\w@+~-][\w.@+~-]{0,200}\/)*[\w@+~-][\w.@+~-]{0,200}$/;

const sumSizes = ({ identity, br }: PreparedFile): number =>
  // The cache refuses a size of zero.
  1 + identity.body.length + (br?.body.length ?? 0);

/** The files of a folder that never change: each is read once, and kept while there is room. */
export class ImmutableFiles {
  private readonly kept: LRUCache<string, PreparedFile>;
  private readonly reading = new Map<string, Promise<PreparedFile | null>>();

  /** @param source by names in the release store @param folder of it, ends with `/` @param room bytes to keep */
  constructor(
    private readonly source: { read(name: string): Promise<Bodies | null> },
    private readonly folder: string,
    private readonly headers: Headers,
    room = MAX_MEMORY_BYTES,
  ) {
    this.kept = new LRUCache({ maxSize: room, sizeCalculation: sumSizes });
  }

  /** The file at an address relative to the folder, or null. A missing file is looked for again: it may come later. */
  get(address: string): PreparedFile | null | Promise<PreparedFile | null> {
    const known = this.kept.get(address);
    if (known) return known;
    if (!immutableAddress.test(address)) return null;
    const started = this.reading.get(address) ?? this.read(address);
    this.reading.set(address, started);
    return started;
  }

  private async read(address: string): Promise<PreparedFile | null> {
    try {
      const bodies = await this.source.read(this.folder + address);
      if (!bodies) return null;
      const file = prepareFile(bodies, {
        ...this.headers,
        'content-type': contentType(address),
        vary: 'Accept-Encoding',
      });
      this.kept.set(address, file);
      return file;
    } finally {
      this.reading.delete(address);
    }
  }
}
