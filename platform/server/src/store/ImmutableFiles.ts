import path from 'node:path';
import { prepareFile, type PreparedFile } from '../answer/PreparedFile';
import { contentType, isText } from '@asia/release-store';
import { isSystemError } from '../errors';
import type { Headers } from '../headers';
import { readBodies } from './readBodies';

/** Room for builds and pictures of several releases; the file that was requested longest ago goes first. */
const MEMORY_BYTES = 64 * 1024 * 1024;

/**
 * Addresses of immutable files have only these characters, and no name that starts with a dot. Encoded,
 * hidden and `..` addresses are refused here, before the file system is asked.
 */
const immutableAddress = /^(?:[\w@+~-][\w.@+~-]*\/)*[\w@+~-][\w.@+~-]*$/;

const absent = ['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'];

const sizeOf = ({ representations }: PreparedFile): number =>
  Object.values(representations).reduce((sum, { body }) => sum + body.length, 0);

interface Options {
  /** Bytes to keep. */
  room?: number;
  /** Pulls a file, where the folder is a copy that may lack it. */
  pull?: ((address: string) => Promise<void>) | undefined;
}

/** The files of a folder that never change: each is read once, and kept while there is room. */
export class ImmutableFiles {
  private readonly kept = new Map<string, PreparedFile>();
  private readonly reading = new Map<string, Promise<PreparedFile | null>>();
  private bytes = 0;

  constructor(
    private readonly folder: string,
    private readonly headers: Headers,
    private readonly options: Options = {},
  ) {}

  /**
   * The file at an address relative to the folder, or null where there is none. A missing file is looked for
   * each time: it may come later.
   */
  get(address: string): PreparedFile | null | Promise<PreparedFile | null> {
    const known = this.kept.get(address);
    if (known) {
      this.kept.delete(address);
      this.kept.set(address, known);
      return known;
    }
    if (!immutableAddress.test(address)) return null;
    const started = this.reading.get(address) ?? this.read(address);
    this.reading.set(address, started);
    return started;
  }

  private async read(address: string, isPulled = !this.options.pull): Promise<PreparedFile | null> {
    try {
      const bodies = await readBodies(path.join(this.folder, address), isText(address));
      const file = prepareFile(bodies, {
        ...this.headers,
        'content-type': contentType(address),
        vary: 'Accept-Encoding',
      });
      this.keep(address, file);
      return file;
    } catch (error) {
      if (!absent.some((code) => isSystemError(error, code))) throw error;
      if (isPulled) return null;
      await this.options.pull?.(address);
      return await this.read(address, true);
    } finally {
      this.reading.delete(address);
    }
  }

  private keep(address: string, file: PreparedFile): void {
    this.kept.set(address, file);
    this.bytes += sizeOf(file);
    for (const [oldest, dropped] of this.kept) {
      if (this.bytes <= (this.options.room ?? MEMORY_BYTES)) return;
      this.kept.delete(oldest);
      this.bytes -= sizeOf(dropped);
    }
  }
}
