import { action, computed, makeObservable, observable, reaction } from 'mobx';
import { createContext } from 'react';
import type { Loadable } from './Loadable';
import type { LoadFailure } from './LoadFailure';
import { retryLater } from './retryLater';

/**
 * Failures that a boundary waited for before it was on the page. Until then React may replace the boundary by another
 * instance, for 300 ms: the new instance must not request the same again.
 */
const unseen = new WeakSet<LoadFailure>();

/** Loads of the children of one boundary, and the notice about them. */
export class BoundaryLoads {
  private readonly loads = observable.set<Loadable<unknown>>();
  private onPage = false;
  /** Whether prerendered text is in the place of the children: it stays until they are loaded. */
  readable = false;
  /** Whether failed loads have been requested again. */
  retried = false;

  /** @param onArrival called on the page when a load that the children waited for has succeeded */
  constructor(private readonly onArrival: () => void = () => undefined) {
    // Computed: a load that starts during a render draws no notice again.
    makeObservable<this, 'request'>(this, {
      problem: computed,
      retried: observable,
      request: action,
      retry: action,
    });
  }

  get problem(): 'failed' | 'retrying' | 'slow' | undefined {
    const { failed } = this;
    if (failed.length > 0) return failed.every(({ phase }) => phase === 'failed') ? 'failed' : 'retrying';
    return [...this.loads].some(({ phase }) => phase === 'slow') ? 'slow' : undefined;
  }

  /**
   * Returns the promise that a render passes to `use` for a loadable: the same one in each render until it fails.
   * @param readable whether React hydrates prerendered text: the promise then never rejects
   * @throws LoadFailure until a retry, without such text
   */
  wait<Value>(loadable: Loadable<Value>, readable: boolean): Promise<Value> {
    if (loadable.state.phase === 'ready') return readable ? loadable.loaded() : loadable.state.loaded;
    return this.request(loadable, readable);
  }

  /** @returns whether all loads have succeeded now */
  retry(): Promise<boolean> {
    this.retried = true;
    return Promise.all(this.failed.map((loadable) => loadable.load())).then(
      () => true,
      () => false,
    );
  }

  /** Retries by itself behind prerendered text, once the boundary is on the page, until all is loaded. @returns stop */
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
    // The failure of a prefetch, or of a load that another boundary showed: the guest has not waited for it here.
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
    attempt.then(
      () => this.onPage && this.onArrival(),
      (failure: LoadFailure) => this.see(failure),
    );
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

export const BoundaryContext = createContext(new BoundaryLoads());
