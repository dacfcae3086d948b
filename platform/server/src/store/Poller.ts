import type { FSWatcher } from 'node:fs';
import { watchFolder } from './watchFolder';

/** A release must be served everywhere within five seconds. The system reports it at once, except in a network folder. */
const PAUSE_MS = 1_000;

/** Looks again and again, one look at a time: after each change of a folder, and after each pause. */
export class Poller {
  private looking: Promise<void> | undefined;
  private pending: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private watcher: FSWatcher | undefined;
  private isStopped = false;

  /** @param lookOnce never rejects */
  constructor(
    private readonly folder: string,
    private readonly lookOnce: () => Promise<void>,
  ) {}

  look(): Promise<void> {
    return (this.looking ??= this.lookOnce().finally(() => (this.looking = undefined)));
  }

  /** Waits for the first look, which starts the others, and for one after a change of the folder. */
  looked(): Promise<void> | undefined {
    if (!this.timer) {
      this.lookAgain();
      this.lookNow();
    }
    return this.pending;
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
    this.watcher?.close();
  }

  private lookAgain(): void {
    if (this.isStopped) return;
    this.watcher ??= watchFolder(
      this.folder,
      () => this.lookNow(),
      () => this.unwatch(),
    );
    this.timer = setTimeout(() => void this.look().then(() => this.lookAgain()), PAUSE_MS).unref();
  }

  private unwatch(): void {
    this.watcher?.close();
    this.watcher = undefined;
  }

  private lookNow(): void {
    // A look that has begun may have read the log before it changed.
    const looked = (this.looking ?? Promise.resolve()).then(() => this.look());
    this.pending = looked;
    void looked.then(() => this.pending === looked && (this.pending = undefined));
  }
}
