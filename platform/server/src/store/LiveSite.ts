import { lstatSync, readlinkSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { RETENTION } from '@asia/release-store';
import { isSystemError, reasonOf, StoreError } from '../errors';
import { noForeignOrigins, type ForeignOrigins } from '../headers';
import type { Generation } from './Generation';
import { loadGeneration } from './loadGeneration';

/** How long after a failure a generation is read again, instead of on every request. */
const RETRY_MS = 1_000;

interface Failure {
  error: StoreError;
  at: number;
}

interface Target {
  /** Changes when the link is replaced. */
  link: string;
  folder: string;
  /** Differs for another folder of the same name, e.g. when a store was cleared and filled again. */
  key: string;
}

/**
 * Knows what is live. It looks at the link `current` once in each turn of the event loop, so a release or a rollback is
 * served from the next request on. To look for each of the requests that arrive together would cost a tenth of their
 * answers.
 */
export class LiveSite {
  private readonly loaded = new Map<string, Generation>();
  private readonly loading = new Map<string, Promise<Generation>>();
  private readonly failures = new Map<string, Failure>();
  private lastGood: Generation | undefined;
  private target: Target | undefined;
  private hasLooked = false;
  private searching: Promise<Generation> | undefined;
  private searchedInVain = -Infinity;

  /** Gets each failure to read what is live, once. */
  report: (error: StoreError) => void = () => undefined;

  /** @param settled origins that the operator lets pages use */
  constructor(
    private readonly siteDir: string,
    private readonly settled: ForeignOrigins = noForeignOrigins,
  ) {}

  /**
   * The live generation: at once when it is in memory, otherwise as soon as it has been read. Does not fall back.
   * @throws {StoreError} nothing is live, or it cannot be served; also as a rejection
   */
  live(): Generation | Promise<Generation> {
    const target = this.follow();
    const { key } = target;
    const known = this.loaded.get(key);
    if (known) {
      this.lastGood = known;
      return known;
    }
    const failure = this.failures.get(key);
    if (failure && Date.now() - failure.at < RETRY_MS) throw failure.error;
    const started = this.loading.get(key) ?? this.load(target);
    this.loading.set(key, started);
    return started;
  }

  /**
   * The generation to serve: the live one or, while that is not whole, the last one that was served. A server that starts
   * with a broken one serves the newest whole one before it.
   */
  serving(): Generation | Promise<Generation> {
    try {
      const live = this.live();
      return live instanceof Promise ? live.catch((error: unknown) => this.fallBack(error)) : live;
    } catch (error) {
      return this.fallBack(error);
    }
  }

  /** The last generation that was served, if any. */
  get lastServed(): string | null {
    return this.lastGood?.id ?? null;
  }

  private fallBack(error: unknown): Generation | Promise<Generation> {
    if (this.lastGood) return this.lastGood;
    if (!(error instanceof StoreError) || error.code === 'empty' || !this.target) throw error;
    // When nothing is whole, not every request may search the whole store.
    if (!this.searching && Date.now() - this.searchedInVain < RETRY_MS) throw error;
    return (this.searching ??= this.newestBefore(this.target, error)).then(
      (found) => (this.lastGood ??= found),
      (failure: unknown) => {
        this.searching = undefined;
        this.searchedInVain = Date.now();
        throw failure;
      },
    );
  }

  private async newestBefore({ folder }: Target, error: StoreError): Promise<Generation> {
    const among = path.dirname(folder);
    const numbered = new Intl.Collator('en', { numeric: true }).compare;
    const names = await readdir(among).catch(() => []);
    const older = names.filter((name) => !name.startsWith('.') && numbered(name, path.basename(folder)) < 0);
    for (const name of older.sort(numbered).reverse()) {
      const whole = await loadGeneration(path.join(among, name), name, this.settled).catch(() => null);
      if (whole) return whole;
    }
    throw error;
  }

  private follow(): Target {
    if (this.hasLooked && this.target) return this.target;
    this.hasLooked = true;
    setImmediate(() => (this.hasLooked = false));
    const link = path.join(this.siteDir, 'current');
    try {
      // A link cannot be edited, only replaced: the same link leads to the same place.
      const { ino, ctimeMs } = lstatSync(link);
      const mark = `${ino}:${ctimeMs}`;
      if (this.target?.link === mark) return this.target;
      const folder = path.resolve(this.siteDir, readlinkSync(link));
      const found = statSync(folder, { throwIfNoEntry: false });
      this.target = { link: mark, folder, key: `${folder}:${found?.ino}:${found?.birthtimeMs}` };
      return this.target;
    } catch (error) {
      if (isSystemError(error, 'ENOENT'))
        throw new StoreError('empty', 'nothing has been released yet', error);
      if (isSystemError(error, 'EINVAL'))
        throw new StoreError('broken', '`current` is not a symbolic link', error);
      throw new StoreError('broken', reasonOf(error), error);
    }
  }

  private async load({ folder, key }: Target): Promise<Generation> {
    try {
      const generation = await loadGeneration(folder, path.basename(folder), this.settled);
      this.keep(key, generation);
      return generation;
    } catch (error) {
      const failure = error instanceof StoreError ? error : new StoreError('broken', reasonOf(error), error);
      if (!this.failures.has(key)) this.report(failure);
      this.failures.set(key, { error: failure, at: Date.now() });
      throw failure;
    } finally {
      this.loading.delete(key);
    }
  }

  private keep(key: string, generation: Generation): void {
    this.failures.clear();
    this.loaded.set(key, generation);
    this.lastGood = generation;
    const [oldest] = this.loaded.keys();
    if (this.loaded.size > RETENTION.loadedGenerations && oldest !== undefined) this.loaded.delete(oldest);
  }
}
