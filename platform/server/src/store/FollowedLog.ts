import type { FSWatcher } from 'node:fs';
import {
  DeploymentLog,
  StoreUnreachable,
  type CachedStore,
  type Deployment,
  type Prefix,
} from '@asia/release-store';
import { StoreError } from '../errors';
import { watchFolder } from './watchFolder';

/** A start waits so long for an object store of which it has a copy. */
const FIRST_ANSWER_MS = 1_000;

/** The deployment log of a store or, while that does not answer, what its copy has of it. */
export class FollowedLog {
  private readonly log: DeploymentLog;
  private readonly copied: DeploymentLog;
  private watcher: FSWatcher | undefined;
  private hasAnswered = false;

  constructor(
    private readonly store: CachedStore,
    private readonly prefix: Prefix,
  ) {
    this.log = new DeploymentLog(store, prefix);
    this.copied = new DeploymentLog(store.folder, prefix);
  }

  /**
   * The newest deployment without what it says; null before the first.
   * @param known number of one that was there
   * @throws {StoreError} `unreachable`: the store does not answer, and there is no copy
   */
  async latest(known?: number): Promise<{ number: number; at: Date } | null> {
    const copy = this.store.isCopy && !this.hasAnswered ? await this.copied.latest() : null;
    try {
      const request = this.log.latest(known);
      const answer = await (copy ? Promise.race([request, tooLate(this.store.location)]) : request);
      this.hasAnswered = true;
      return answer;
    } catch (error) {
      if (!(error instanceof StoreUnreachable)) throw error;
      this.hasAnswered = true;
      this.store.silence ??= error;
      const last = copy ?? (await this.copied.latest());
      if (!last) throw new StoreError('unreachable', error.message, error);
      return last;
    }
  }

  /** @throws Error when there is no such deployment, it is damaged, or only the store has it and does not answer */
  read(number: number): Promise<Deployment> {
    return this.log.read(number);
  }

  /** Newest first. */
  numbers(): Promise<number[]> {
    return this.log.numbers().catch(() => this.copied.numbers());
  }

  /** Reports a new deployment in a folder at once, if the system does; may be called again and again. */
  watch(changed: () => void): void {
    if (this.store.isCopy) return;
    const folder = this.store.folder.path(`${this.prefix}deployments`);
    this.watcher ??= watchFolder(folder, changed, () => this.stop());
  }

  stop(): void {
    this.watcher?.close();
    this.watcher = undefined;
  }
}

function tooLate(place: string): Promise<never> {
  const error = new StoreUnreachable(`${place} does not answer: nothing within ${FIRST_ANSWER_MS / 1_000} s`);
  return new Promise((_resolve, reject) => setTimeout(() => reject(error), FIRST_ANSWER_MS));
}
