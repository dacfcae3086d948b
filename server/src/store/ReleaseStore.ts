import { readlinkSync } from 'node:fs';
import path from 'node:path';
import { isSystemError, reasonOf, StoreError } from '../errors';
import type { Generation } from './Generation';
import { loadGeneration } from './loadGeneration';

/** Enough for a release, its rollback and the one between, so that going back reads nothing. */
const KEPT_GENERATIONS = 3;

/** A generation that could not be read is read again after this long, not on every request. */
const RETRY_MS = 1_000;

interface Failure {
  error: StoreError;
  at: number;
}

/**
 * What is live, at any moment: every question follows the `current` link, a few microseconds, so a release or a
 * rollback is served from the next request on.
 */
export class ReleaseStore {
  private readonly loaded = new Map<string, Generation>();
  private readonly loading = new Map<string, Promise<Generation>>();
  private readonly failures = new Map<string, Failure>();
  private lastGood: Generation | undefined;

  /** @param report told once about each failure to read what is live */
  constructor(
    private readonly siteDir: string,
    private readonly report: (error: StoreError) => void = () => undefined,
  ) {}

  /**
   * The live generation: at once when it is in memory, otherwise as soon as it has been read. Does not fall back.
   * @throws {StoreError} nothing is live, or it cannot be served; also as a rejection
   */
  live(): Generation | Promise<Generation> {
    const target = this.target();
    const known = this.loaded.get(target);
    if (known) {
      this.lastGood = known;
      return known;
    }
    const failure = this.failures.get(target);
    if (failure && Date.now() - failure.at < RETRY_MS) throw failure.error;
    const started = this.loading.get(target) ?? this.load(target);
    this.loading.set(target, started);
    return started;
  }

  /** The generation to serve: the live one, or the last that could be served while the live one cannot. */
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

  private fallBack(error: unknown): Generation {
    if (this.lastGood) return this.lastGood;
    throw error;
  }

  private target(): string {
    try {
      return readlinkSync(path.join(this.siteDir, 'current'));
    } catch (error) {
      if (isSystemError(error, 'ENOENT'))
        throw new StoreError('empty', 'nothing has been released yet', error);
      if (isSystemError(error, 'EINVAL'))
        throw new StoreError('broken', '`current` is not a symbolic link', error);
      throw new StoreError('broken', reasonOf(error), error);
    }
  }

  private async load(target: string): Promise<Generation> {
    try {
      const generation = await loadGeneration(path.resolve(this.siteDir, target), path.basename(target));
      this.keep(target, generation);
      return generation;
    } catch (error) {
      const failure = error instanceof StoreError ? error : new StoreError('broken', reasonOf(error), error);
      if (!this.failures.has(target)) this.report(failure);
      this.failures.set(target, { error: failure, at: Date.now() });
      throw failure;
    } finally {
      this.loading.delete(target);
    }
  }

  private keep(target: string, generation: Generation): void {
    this.failures.clear();
    this.loaded.set(target, generation);
    this.lastGood = generation;
    const [oldest] = this.loaded.keys();
    if (this.loaded.size > KEPT_GENERATIONS && oldest !== undefined) this.loaded.delete(oldest);
  }
}
