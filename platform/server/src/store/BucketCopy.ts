import path from 'node:path';
import {
  type BlobStore,
  copyBelow,
  copyFiles,
  type FileSystemStore,
  type Prefix,
  pruneGenerations,
  RETENTION,
} from '@asia/release-store';
import { reasonOf } from '../errors';

/** A release must be served everywhere within five seconds. */
const PULL_PAUSE_MS = 1_000;

/** Keeps a folder equal to a bucket: copies missing files, and last the deployments, which name the other files. */
export class BucketCopy {
  /** Name of the newest deployment with all its files in the folder. */
  private newest = '';
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;

  constructor(
    private readonly bucket: BlobStore,
    private readonly folder: FileSystemStore,
    private readonly prefix: Prefix,
  ) {}

  /** @throws Error when the bucket does not answer, or the folder cannot be written */
  async pull(): Promise<void> {
    const { bucket, folder, prefix, newest } = this;
    const names = (await bucket.list(`${prefix}deployments/`, newest)).map(({ name }) => name);
    const last = names.at(-1);
    if (last === undefined) return;
    for (const name of ['mfe/', 'pictures/', `${prefix}generations/`]) await copyBelow(bucket, folder, name);
    await copyFiles(bucket, folder, names.slice(-RETENTION.storedGenerations));
    await pruneGenerations(folder, Number.parseInt(path.basename(last), 10), prefix);
    this.newest = last;
  }

  /** Pulls again and again. @param report gets the reason of a failure, once while it lasts */
  follow(report: (reason: string) => void): void {
    let fails = false;
    const again = async () => {
      const reason = await this.pull().then(() => undefined, reasonOf);
      if (reason !== undefined && !fails)
        report(`${this.bucket.location} cannot be copied: ${reason}. Guests get the folder as it was`);
      fails = reason !== undefined;
      if (!this.isStopped) this.timer = setTimeout(() => void again(), PULL_PAUSE_MS).unref();
    };
    void again();
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }
}
