import { action, computed, makeObservable, observable, reaction } from 'mobx';
import { createContext } from 'react';
import type { Loadable } from './Loadable';
import type { LoadFailure } from './LoadFailure';
import { retryLater } from './retryLater';

/**
 * Failures that a boundary has waited for before it was on the page. Until then React may replace the boundary by another
 * instance, for 300 ms: the new one must not request the same again.
 */
const unseen = new WeakSet<LoadFailure>();

/** What the children of one boundary load, and what a guest should read about them. */
export class BoundaryLoads {
  private readonly loads = observable.set<Loadable<unknown>>();
  private onPage = false;
  /** Whether prerendered text is in the place of the children: it stays until they are loaded. */
  readable = false;
  /** Whether they have been requested again after a failure. */
  retried = false;

  constructor() {
    // Computed, so that a load that starts during a render draws no notice again.
    makeObservable<this, 'request'>(this, {
      problem: computed,
      retried: observable,
      request: action,
      retry: action,
    });
  }

  get problem(): 'failed' | 'gone' | 'retrying' | 'slow' | undefined {
    const { failed } = this;
    if (failed.some(({ failure }) => failure?.kind === 'gone')) return 'gone';
    if (failed.length > 0) return failed.every(({ phase }) => phase === 'failed') ? 'failed' : 'retrying';
    return [...this.loads].some(({ phase }) => phase === 'slow') ? 'slow' : undefined;
  }

  /**
   * The promise that a render passes to `use` for a loadable that it needs: the same one in each render until it fails.
   * @param readable whether React hydrates prerendered text: then a promise that never rejects
   * @throws LoadFailure until a retry, where there is no such text
   */
  wait<Value>(loadable: Loadable<Value>, readable: boolean): Promise<Value> {
    if (loadable.state.phase === 'ready') return readable ? loadable.loaded() : loadable.state.loaded;
    return this.request(loadable, readable);
  }

  /** Requests again what failed. @returns whether all of it is loaded now */
  retry(): Promise<boolean> {
    this.retried = true;
    return Promise.all(this.failed.map((loadable) => loadable.load())).then(
      () => true,
      () => false,
    );
  }

  /** For a boundary that is on the page: retries by itself behind prerendered text, until all of it is loaded. @returns stop */
  keepRetrying(): () => void {
    this.onPage = true;
    for (const { failure } of this.failed) this.see(failure!);
    let cancel = () => {};
    const stop = reaction(
      () => this.problem === 'failed',
      (failed) => {
        cancel();
        if (failed && this.readable) cancel = retryLater(() => void this.retry());
      },
    );
    return () => {
      stop();
      cancel();
    };
  }

  private request<Value>(loadable: Loadable<Value>, readable: boolean): Promise<Value> {
    // The failure of a prefetch, or one that another boundary showed: the guest has not waited for it here.
    if (loadable.state.phase === 'failed' && !this.loads.has(loadable) && !unseen.has(loadable.state.failure))
      loadable.discard();
    this.loads.add(loadable);
    this.readable = readable;
    const { state } = loadable;
    if (readable) {
      if (state.phase !== 'failed') loadable.load().catch(() => undefined);
      return loadable.loaded();
    }
    if (state.phase === 'failed') throw state.failure;
    const attempt = loadable.load();
    attempt.catch((failure: LoadFailure) => this.see(failure));
    return attempt;
  }

  private see(failure: LoadFailure): void {
    if (this.onPage) unseen.delete(failure);
    else unseen.add(failure);
  }

  private get failed(): Loadable<unknown>[] {
    return [...this.loads].filter(({ failure }) => failure);
  }
}

/** The loads of the nearest boundary. */
export const BoundaryContext = createContext(new BoundaryLoads());
