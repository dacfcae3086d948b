import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { addFiles, type BlobStore, DamagedFile, readParsed, removeBelow } from './BlobStore';
import type { Deployment } from './Deployment';
import { GENERATION } from './Generation';
import { computeHash, filesBelow } from './hashes';
import { generationFile, GENERATIONS, type Prefix } from './names';
import { RETENTION } from './retention';
import { parseDeployment } from './schemas';

const DEPLOYMENTS = 'deployments/';

/** Six digits: names then sort like numbers. */
export const padded = (number: number) => String(number).padStart(6, '0');

/** The deployments of a release store. Each has the next number; of several writers of a number, one succeeds. */
export class DeploymentLog {
  constructor(
    private readonly store: BlobStore,
    private readonly prefix: Prefix = '',
  ) {}

  /** Newest first. */
  async numbers(): Promise<number[]> {
    return (await this.files()).map(({ number }) => number);
  }

  /**
   * Number and time of the newest deployment, without reading it; null before the first.
   * @param known number of an earlier one: the log is listed from there on
   */
  async latest(known = 1): Promise<{ number: number; at: Date } | null> {
    return (await this.files(known - 1))[0] ?? (known > 1 ? this.latest() : null);
  }

  private async files(above = 0): Promise<{ number: number; at: Date }[]> {
    const files = await this.store.list(this.prefix + DEPLOYMENTS, this.nameOf(above));
    return files
      .flatMap(({ name, at }) => {
        const number = /(\d+)\.json$/.exec(name)?.[1];
        return number ? { number: Number(number), at } : [];
      })
      .reverse();
  }

  /** @throws Error when there is no such deployment, or it is damaged */
  async read(number: number): Promise<Deployment> {
    const deployment = await readParsed(this.store, this.nameOf(number), parseDeployment);
    if (!deployment) throw new Error(`${this.store.location} has no deployment ${number}.`);
    return deployment;
  }

  /** The live deployment, or null before the first release. */
  async newest(): Promise<Deployment | null> {
    const [number] = await this.numbers();
    return number === undefined ? null : this.read(number);
  }

  /** All deployments, newest first; an error in place of a damaged one. */
  async history(): Promise<(Deployment | DamagedFile)[]> {
    const read = (number: number) =>
      this.read(number).catch((error: unknown) => {
        if (error instanceof DamagedFile) return error;
        throw error;
      });
    return Promise.all((await this.numbers()).map(read));
  }

  /**
   * Makes a folder of pages live, unless another deployment was appended since `after`.
   * @returns the new deployment; null when another writer was first
   */
  async goLive(
    pages: string,
    after: Deployment | null,
    made: Pick<Deployment, 'action' | 'changed' | 'pointer' | 'undo' | 'provenance'>,
  ): Promise<Deployment | null> {
    await this.store.proveExclusive?.();
    const number = (after?.number ?? 0) + 1;
    const folder = `${padded(number)}-${randomUUID().slice(0, 8)}`;
    const at = new Date().toISOString();
    const folderOfPages = generationFile(folder, '', this.prefix);
    const list = path.join(pages, GENERATION.files);
    const deployment: Deployment = {
      ...{ number, folder, at, ...made, files: computeHash(list) },
    };
    const files = filesBelow(pages).map((file) => [folderOfPages + file, path.join(pages, file)] as const);
    try {
      await addFiles(this.store, [folderOfPages], new Map(files));
    } catch (error) {
      await removeBelow(this.store, folderOfPages).catch(() => undefined);
      throw error;
    }
    if (!(await this.append(deployment))) {
      await removeBelow(this.store, folderOfPages);
      return null;
    }
    await pruneGenerations(this.store, number, this.prefix);
    return deployment;
  }

  /** @returns false when another writer has that number */
  async append(deployment: Deployment): Promise<boolean> {
    const content = Buffer.from(`${JSON.stringify(deployment, null, 2)}\n`);
    if (await this.store.create(this.nameOf(deployment.number), content)) return true;
    // An answer may be lost on the network. The retry then finds the file of the first attempt.
    return (await this.read(deployment.number)).folder === deployment.folder;
  }

  private nameOf(number: number): string {
    return `${this.prefix}${DEPLOYMENTS}${padded(number)}.json`;
  }
}

/** Removes the pages of old generations, also of those that never went live. */
export async function pruneGenerations(store: BlobStore, newest: number, prefix: Prefix): Promise<void> {
  const folder = prefix + GENERATIONS;
  const names = (await store.list(folder)).map(({ name }) => name);
  const isOld = (name: string) =>
    Number.parseInt(name.slice(folder.length), 10) <= newest - RETENTION.storedGenerations;
  await store.remove(names.filter(isOld));
}
