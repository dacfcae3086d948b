import { action, makeObservable, observable, observableRef, runInAction, when } from 'mobx';
import { RETRY_PAUSE_MS, SLOW_AFTER_MS } from './deadlines';
import { LoadFailure } from './LoadFailure';

/**
 * `loading`, and after a while `slow`: an attempt is in flight, and `failure` is the failure of the previous attempt.
 * `loaded` is the attempt that brought the value. `since` is the time of the failure, in milliseconds.
 */
type LoadState<Value> =
  | { phase: 'idle' }
  | { phase: 'loading' | 'slow'; failure: LoadFailure | undefined }
  | { phase: 'ready'; loaded: Promise<Value> & { value: Value } }
  | { phase: 'failed'; failure: LoadFailure; since: number };

/** Loadables in flight that somebody waits for; prefetched and slow ones do not count. */
const awaited = observable.set<Loadable<unknown>>();

export const whenNothingAwaited = (): Promise<void> => when(() => awaited.size === 0);

/**
 * A page, widget, library, entry of the content or list that is loaded over the network on demand.
 * Failures, such as a chunk with status 503, are handled here for all of them. The loadable logs the failure with kind
 * and address, and the nearest `LoadBoundary` offers a retry. The next `load` requests it again: `ask` gets the number
 * of attempts, so that it can bypass a broken cached copy.
 */
export class Loadable<Value> {
  /** Observable. */
  state: LoadState<Value> = { phase: 'idle' };
  /** The attempt in flight, or the one that loaded the value. */
  private current: Promise<Value> | undefined;
  private untilLoaded: Promise<Value> | undefined;
  private attempts = 0;

  /**
   * @param name for messages: `app/Expose`, or the name of the chunk
   * @param here the value, if the page brought it
   */
  constructor(
    readonly name: string,
    private readonly ask: (attempt: number) => Promise<Value>,
    here?: Value,
  ) {
    makeObservable<this, 'become'>(this, { state: observableRef, become: action });
    if (here !== undefined) this.succeed(here);
  }

  get phase(): LoadState<Value>['phase'] {
    return this.state.phase;
  }

  get value(): Value | undefined {
    return this.state.phase === 'ready' ? this.state.loaded.value : undefined;
  }

  /** Failure of the last finished attempt. */
  get failure(): LoadFailure | undefined {
    return 'failure' in this.state ? this.state.failure : undefined;
  }

  /** Loads it, again after a failure; concurrent callers share one attempt. @throws LoadFailure */
  load(): Promise<Value> {
    const asked = this.request();
    if (this.phase === 'loading') runInAction(() => awaited.add(this));
    return asked;
  }

  /** Resolves with the value once an attempt has loaded it; never rejects, and starts no attempt. */
  loaded(): Promise<Value> {
    this.untilLoaded ??=
      this.state.phase === 'ready'
        ? this.state.loaded
        : when(() => this.phase === 'ready').then(() => this.value as Value);
    return this.untilLoaded;
  }

  /** Undefined if it did not load. Does nothing for a while after a failure, because a moving pointer asks often. */
  async prefetch(): Promise<Value | undefined> {
    const { state } = this;
    if (state.phase === 'failed' && Date.now() - state.since < RETRY_PAUSE_MS) return undefined;
    return this.request().catch(() => undefined);
  }

  /** Lets the next `load` request a loaded value again. The value stays until then, and after a failure. */
  expire(): void {
    if (this.phase === 'ready') this.current = undefined;
  }

  /** Drops the value, because it throws in use, or the failure: the next use loads it again. */
  discard(): void {
    if (this.phase === 'loading' || this.phase === 'slow') return;
    this.current = undefined;
    this.untilLoaded = undefined;
    this.become({ phase: 'idle' });
  }

  private request(): Promise<Value> {
    this.current ??= this.attempt();
    return this.current;
  }

  private async attempt(): Promise<Value> {
    const { failure } = this;
    const loading = (phase: 'loading' | 'slow') => {
      if (this.phase !== 'ready') this.become({ phase, failure });
    };
    loading('loading');
    const slowTimer = setTimeout(() => {
      loading('slow');
      // The page does not wait for one load for ever.
      runInAction(() => awaited.delete(this));
    }, SLOW_AFTER_MS);
    this.attempts += 1;
    try {
      const value = await this.ask(this.attempts - 1);
      this.succeed(value);
      return value;
    } catch (cause) {
      throw this.fail(LoadFailure.of(cause, this.name));
    } finally {
      clearTimeout(slowTimer);
      runInAction(() => awaited.delete(this));
    }
  }

  private succeed(value: Value): void {
    // React's `use` reads `status` and `value` of a promise; without them a render suspends even for one that has resolved.
    this.current ??= Promise.resolve(value);
    this.become({ phase: 'ready', loaded: Object.assign(this.current, { status: 'fulfilled', value }) });
  }

  private fail(failure: LoadFailure): LoadFailure {
    console.error(failure);
    this.current = undefined;
    if (this.phase !== 'ready') this.become({ phase: 'failed', failure, since: Date.now() });
    return failure;
  }

  private become(state: LoadState<Value>): void {
    this.state = state;
  }
}

export function memoizeByKey<Key, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const made = new Map<Key, Made>();
  return (key) => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key) as Made;
  };
}
