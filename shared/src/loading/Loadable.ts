import { compareShallow, computed, makeAutoObservable, observable, observableRef, when } from 'mobx';
import { RETRY_PAUSE_MS, SLOW_AFTER_MS } from './deadlines';
import { LoadFailure } from './LoadFailure';

/**
 * Milliseconds during which re-renders throw the same failure: React renders again before its boundary takes
 * over.
 */
const FAILURE_LASTS_MS = 1_000;

/**
 * - `loading`, and after a while `slow`: the request is in flight;
 * - `frozen`: its prerendered text can be read, but its code is late (no `failure` yet) or did not load;
 * - `failed`: it did not load, and there is no text in its place.
 */
type Phase = 'idle' | 'loading' | 'slow' | 'frozen' | 'failed' | 'ready';

interface LoadableOptions {
  /** No notice of its own; the page that needs it shows the failure. */
  quiet?: boolean;
}

const started = observable.set<Loadable<unknown>>();
// Computed values, so that a load that starts during a render re-renders no component.
const slow = computed(() => [...started].some(({ phase }) => phase === 'slow'));
const frozen = computed(() => [...started].filter(({ phase, quiet }) => phase === 'frozen' && !quiet), {
  equals: compareShallow,
});

/**
 * A part that is loaded over the network on demand: a page, a widget, a library, a file of dishes. This class
 * handles failures, such as a chunk with status 404, for all of them:
 * - the failure is logged with kind and address, and the nearest `LoadBoundary` offers a retry;
 * - a retry, or the next navigation, requests the part at an address that no cache has (`boot/retryAssets`);
 * - prerendered text is not replaced: it stays, and the part retries by itself and on demand.
 */
export class Loadable<Value> {
  phase: Phase = 'idle';
  value: Value | undefined = undefined;
  failure: LoadFailure | undefined = undefined;
  readonly quiet: boolean;
  /** The attempt that is in flight or has succeeded. */
  private current: Promise<Value> | undefined = undefined;
  /** Whether a caller waits for the attempt in flight; false for a prefetch. */
  private needed = false;
  /** Number of attempts so far. */
  attempts = 0;
  private failedAt = 0;
  private firstThrownAt: number | undefined = undefined;
  /** Whether its prerendered text is on the page. */
  private readable = false;
  private stopResting: () => void = () => undefined;
  private forText: Promise<Value> | undefined = undefined;

  /**
   * @param name for messages: `app/Expose`, or the name of the chunk
   * @param ask requests the part; gets the number of attempts before this one
   */
  constructor(
    readonly name: string,
    private readonly ask: (attempt: number) => Promise<Value>,
    { quiet = false }: LoadableOptions = {},
  ) {
    this.quiet = quiet;
    makeAutoObservable<
      this,
      'ask' | 'needed' | 'failedAt' | 'firstThrownAt' | 'readable' | 'stopResting' | 'forText' | 'current'
    >(this, {
      name: false,
      quiet: false,
      ask: false,
      needed: false,
      attempts: false,
      failedAt: false,
      firstThrownAt: false,
      readable: false,
      stopResting: false,
      forText: false,
      value: observableRef,
      failure: observableRef,
      current: observableRef,
    });
  }

  /** Loads it; concurrent callers share one attempt. @throws LoadFailure */
  load(): Promise<Value> {
    this.current ??= this.attempt();
    this.needed = true;
    return this.current;
  }

  /**
   * Loads it before it is needed. Does nothing for a while after a failure, because a moving pointer asks
   * often. A failure is logged and reset, so that the first caller that needs the part requests it again.
   * @returns undefined if it did not load
   */
  async prefetch(): Promise<Value | undefined> {
    if (!this.current && Date.now() - this.failedAt < RETRY_PAUSE_MS) return undefined;
    this.current ??= this.attempt();
    return this.current.catch(() => {
      if (!this.needed) this.forget();
      return undefined;
    });
  }

  /** Whether a retry is in flight. */
  get retrying(): boolean {
    return this.failure !== undefined && this.current !== undefined;
  }

  /**
   * The failure that a render must throw. It lasts from the first render that throws it, which may come late
   * on a slow phone.
   */
  freshFailure(): LoadFailure | undefined {
    const now = Date.now();
    if (!this.failure || now - this.failedAt > RETRY_PAUSE_MS) return undefined;
    this.firstThrownAt ??= now;
    return now - this.firstThrownAt < FAILURE_LASTS_MS ? this.failure : undefined;
  }

  /**
   * Loads it behind its prerendered text. The promise never rejects: after a failure it waits for a later
   * attempt.
   */
  loadBehindText(): Promise<Value> {
    this.readable = true;
    if (this.phase === 'slow') this.phase = 'frozen';
    if (this.phase === 'idle' || this.phase === 'failed') this.load().catch(ignore);
    this.forText ??= when(() => this.phase === 'ready').then(() => this.value as Value);
    return this.forText;
  }

  /** Call when the part throws in use: the next use loads it again. */
  discard(): void {
    if (this.phase !== 'ready') return;
    this.value = undefined;
    this.current = undefined;
    this.forText = undefined;
    this.phase = 'idle';
  }

  /** Resets it after the guest has left the page. */
  forget(): void {
    this.stopResting();
    this.readable = false;
    if (this.phase === 'ready') return;
    const late = this.phase === 'slow' || (this.phase === 'frozen' && !this.failure);
    this.failure = undefined;
    if (this.current) this.phase = late ? 'slow' : 'loading';
    else {
      this.phase = 'idle';
      started.delete(this);
    }
  }

  private async attempt(): Promise<Value> {
    const number = this.attempts;
    this.needed = false;
    this.attempts += 1;
    this.stopResting();
    // `frozen` keeps the notice of a failure on the page during the retry.
    if (this.phase !== 'frozen') this.phase = 'loading';
    started.add(this);
    const slowTimer = setTimeout(() => this.markSlow(), SLOW_AFTER_MS);
    try {
      const value = await this.ask(number);
      this.succeed(value);
      return value;
    } catch (cause) {
      throw this.fail(LoadFailure.of(cause, this.name));
    } finally {
      clearTimeout(slowTimer);
    }
  }

  private markSlow(): void {
    this.phase = this.readable ? 'frozen' : 'slow';
  }

  private succeed(value: Value): void {
    this.value = value;
    this.failure = undefined;
    this.phase = 'ready';
    started.delete(this);
  }

  private fail(failure: LoadFailure): LoadFailure {
    console.error(failure);
    failure.part = this;
    this.failure = failure;
    this.failedAt = Date.now();
    this.firstThrownAt = undefined;
    this.current = undefined;
    this.phase = this.readable ? 'frozen' : 'failed';
    if (this.readable) this.stopResting = afterRest(() => void this.load().catch(ignore));
    else started.delete(this);
    return failure;
  }
}

/** One value per key, created on first use. */
export function memoizeByKey<Key, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const made = new Map<Key, Made>();
  return (key) => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key) as Made;
  };
}

/** Whether a part that the guest waits for is slow; observable. */
export function connectionIsSlow(): boolean {
  return slow.get();
}

/** Parts that can be read but are not interactive yet; observable. */
export function frozenParts(): Loadable<unknown>[] {
  return frozen.get();
}

/** Resets the parts that are loading or behind prerendered text. Call when the guest leaves a page. */
export function leavePrerendered(): void {
  for (const part of [...started]) part.forget();
}

/** Calls back once, after a pause or as soon as the connection returns. @returns cancel */
function afterRest(again: () => void): () => void {
  const wake = () => {
    stop();
    again();
  };
  const stop = () => {
    clearTimeout(timer);
    window.removeEventListener('online', wake);
  };
  const timer = setTimeout(wake, RETRY_PAUSE_MS);
  window.addEventListener('online', wake);
  return stop;
}

function ignore(): void {}
