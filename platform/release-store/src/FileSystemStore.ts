import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rm, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { BlobStore, Stored } from './BlobStore';
import { UnwritableStore } from './UnwritableStore';

/** Unfinished files; an old one was left by a killed writer. */
export const DRAFTS = '.drafts/';

const MAX_RETRIES = 5;

const hasCode = (error: unknown, ...codes: unknown[]) =>
  codes.includes((error as NodeJS.ErrnoException).code);

/** Null where there is no such file or folder. */
const orNull = <Result>(work: Promise<Result>): Promise<Result | null> =>
  work.catch((error: unknown) => {
    if (hasCode(error, 'ENOENT', 'ENOTDIR', 'EISDIR')) return null;
    throw error;
  });

/** A blob store in a folder, which several machines may share. The system makes a link only if its name is free. */
export class FileSystemStore implements BlobStore {
  readonly location: string;

  constructor(dir: string) {
    this.location = path.resolve(dir);
  }

  path(name: string): string {
    return path.join(this.location, name);
  }

  /** Writes a draft, which is whole on disk before it gets its name. */
  async create(name: string, content: Buffer): Promise<boolean> {
    const [draft, target] = [this.path(DRAFTS + randomUUID()), this.path(name)];
    try {
      await this.write(draft, content);
      return await this.name(draft, target);
    } catch (error) {
      if (error instanceof UnwritableStore) throw error;
      if (hasCode(error, 'ENOSPC', 'EDQUOT', 'EROFS', 'EACCES'))
        throw new UnwritableStore(this.location, error as Error);
      throw new Error(`${target} cannot be written: ${String(error)}`, { cause: error });
    } finally {
      await rm(draft, { force: true }).catch(() => undefined);
    }
  }

  read(name: string): Promise<Buffer | null> {
    return orNull(readFile(this.path(name)));
  }

  async list(folder: string, after = ''): Promise<Stored[]> {
    const names = (await this.below(folder)).filter((name) => name > after).sort();
    const found = await Promise.all(names.map((name) => this.stored(name)));
    return found.filter((file) => file !== null);
  }

  async remove(names: readonly string[]): Promise<void> {
    await Promise.all(names.map((name) => rm(this.path(name), { force: true })));
    for (const folder of new Set(names.map((name) => path.dirname(name)))) await this.tidy(folder);
  }

  private async write(draft: string, content: Buffer): Promise<void> {
    await mkdir(path.dirname(draft), { recursive: true });
    const file = await open(draft, 'wx');
    try {
      await file.writeFile(content);
      // On disk before it gets its name: a file must be whole even after a power failure.
      await file.datasync();
    } finally {
      await file.close();
    }
  }

  /** @returns false if the name is taken */
  private async name(draft: string, target: string): Promise<boolean> {
    for (let attempt = 1; ; attempt += 1) {
      await mkdir(path.dirname(target), { recursive: true });
      try {
        await link(draft, target);
        return true;
      } catch (error) {
        if (hasCode(error, 'EEXIST')) return false;
        if (hasCode(error, 'EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'))
          throw new UnwritableStore(this.location, error as Error, 'links');
        // Another process removed the empty folder meanwhile.
        if (attempt > MAX_RETRIES || !hasCode(error, 'ENOENT')) throw error;
      }
    }
  }

  private async below(folder: string): Promise<string[]> {
    const entries = await orNull(readdir(this.path(folder), { withFileTypes: true }));
    const found = (entries ?? []).map(async (entry) =>
      entry.isDirectory() ? this.below(`${folder}${entry.name}/`) : [folder + entry.name],
    );
    return (await Promise.all(found)).flat();
  }

  private async stored(name: string): Promise<Stored | null> {
    const found = await orNull(stat(this.path(name)));
    return found && { name, size: found.size, at: found.mtime };
  }

  private async tidy(folder: string): Promise<void> {
    for (let empty = folder; empty !== '.'; empty = path.dirname(empty))
      await rmdir(this.path(empty)).catch(() => undefined);
  }
}
