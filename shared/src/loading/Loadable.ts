import { compareShallow, computed, makeAutoObservable, observable, observableRef, when } from 'mobx';
import { LoadFailure } from './LoadFailure';

/** After this a guest reads that the connection is slow. The load goes on: a script has 120 s. */
export const SLOW_AFTER_MS = 10_000;
/** So long renders get the same failure, because React renders more than once before a boundary has it. */
const FAILURE_STANDS_MS = 1_000;
/** Pause between attempts behind a page that can be read; a connection that returns ends it. */
const REST_MS = 15_000;

/**
 * - `loading`, and after a while `slow`: it is on its way;
 * - `frozen`: its prerendered text can be read, but the code behind it is late (no `failure` yet) or did not come;
 * - `failed`: it did not come, and there is no text in its place.
 */
type Phase = 'idle' | 'loading' | 'slow' | 'frozen' | 'failed' | 'ready';

interface LoadableOptions {
  /** No guest misses it: no notice tells of it. */
  quiet?: boolean;
}

const started = observable.set<Loadable<unknown>>();
// Computed values, so that a part that only starts during a render makes no component render again.
const slow = computed(() => [...started].some(({ phase }) => phase === 'slow'));
const frozen = computed(() => [...started].filter(({ phase, quiet }) => phase === 'frozen' && !quiet), {
  equals: compareShallow,
});

/**
 * A part that comes over the network when it is needed: a page, a widget, a library, a file of dishes. This class decides
 * for all of them what happens when a chunk answers 404:
 * - the failure is logged with kind and address, and reaches the nearest `LoadBoundary`, which offers another attempt;
 * - another attempt, or the next navigation, requests it again, at an address that no cache has (`boot/tryAgain`);
 * - prerendered text is not replaced: it stays, and the part tries again by itself and when asked.
 */
export class Loadable<Value> {
  phase: Phase = 'idle';
  value: Value | undefined = undefined;
  failure: LoadFailure | undefined = undefined;
  readonly quiet: boolean;
  /** The attempt that is under way or has succeeded. */
  private current: Promise<Value> | undefined = undefined;
  /** Whether somebody waits for the attempt under way; false for a prefetch. */
  private needed = false;
  /** How many attempts there were. */
  attempts = 0;
  private failedAt = 0;
  private toldAt: number | undefined = undefined;
  /** Whether its prerendered text is on the page. */
  private readable = false;
  private stopResting: () => void = () => undefined;
  private forText: Promise<Value> | undefined = undefined;

  /**
   * @param name for messages: `app/Expose`, or the name of the chunk
   * @param ask gets the number of attempts before this one
   */
  constructor(
    readonly name: string,
    private readonly ask: (attempt: number) => Promise<Value>,
    { quiet = false }: LoadableOptions = {},
  ) {
    this.quiet = quiet;
    makeAutoObservable<
      this,
      'ask' | 'needed' | 'failedAt' | 'toldAt' | 'readable' | 'stopResting' | 'forText' | 'current'
    >(this, {
      name: false,
      quiet: false,
      ask: false,
      needed: false,
      attempts: false,
      failedAt: false,
      toldAt: false,
      readable: false,
      stopResting: false,
      forText: false,
      value: observableRef,
      failure: observableRef,
      current: observableRef,
    });
  }

  /** Loads it, once for all who ask. @throws LoadFailure */
  load(): Promise<Value> {
    this.current ??= this.attempt();
    this.needed = true;
    return this.current;
  }

  /**
   * Loads it before it is needed. Does nothing for a while after a failure, because a moving pointer asks often. A failure
   * is logged and forgotten, so that the first who needs the part requests it again.
   * @returns undefined if it did not come
   */
  async prefetch(): Promise<Value | undefined> {
    if (!this.current && Date.now() - this.failedAt < REST_MS) return undefined;
    this.current ??= this.attempt();
    return this.current.catch(() => {
      if (!this.needed) this.forget();
      return undefined;
    });
  }

  /** Whether another attempt is under way after a failure. */
  get retrying(): boolean {
    return this.failure !== undefined && this.current !== undefined;
  }

  /** The failure that a render has to throw. Its time starts with the first render, which may come late on a slow phone. */
  freshFailure(): LoadFailure | undefined {
    const now = Date.now();
    if (!this.failure || now - this.failedAt > REST_MS) return undefined;
    this.toldAt ??= now;
    return now - this.toldAt < FAILURE_STANDS_MS ? this.failure : undefined;
  }

  /** Loads it behind its prerendered text. The promise never rejects: after a failure it waits for a later attempt. */
  loadBehindText(): Promise<Value> {
    this.readable = true;
    if (this.phase === 'slow') this.phase = 'frozen';
    if (this.phase === 'idle' || this.phase === 'failed') this.load().catch(ignore);
    this.forText ??= when(() => this.phase === 'ready').then(() => this.value as Value);
    return this.forText;
  }

  /** Call when the part breaks in use: it is loaded again when it is needed next. */
  discard(): void {
    if (this.phase !== 'ready') return;
    this.value = undefined;
    this.current = undefined;
    this.forText = undefined;
    this.phase = 'idle';
  }

  /** Call when neither its text nor its failure is on the page any more. */
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
    // `frozen` keeps the notice of a failure on the page during the next attempt.
    if (this.phase !== 'frozen') this.phase = 'loading';
    started.add(this);
    const patience = setTimeout(() => this.takesLong(), SLOW_AFTER_MS);
    try {
      const value = await this.ask(number);
      this.arrive(value);
      return value;
    } catch (cause) {
      throw this.fail(LoadFailure.of(cause, this.name));
    } finally {
      clearTimeout(patience);
    }
  }

  private takesLong(): void {
    this.phase = this.readable ? 'frozen' : 'slow';
  }

  private arrive(value: Value): void {
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
    this.toldAt = undefined;
    this.current = undefined;
    this.phase = this.readable ? 'frozen' : 'failed';
    if (this.readable) this.stopResting = afterRest(() => void this.load().catch(ignore));
    else started.delete(this);
    return failure;
  }
}

/** One part for each key, made when it is first asked for. */
export function memoizeByKey<Key, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const made = new Map<Key, Made>();
  return (key) => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key) as Made;
  };
}

/** Whether a part that the guest waits for takes long; observable. */
export function connectionIsSlow(): boolean {
  return slow.get();
}

/** Parts that can be read but do not react yet; observable. */
export function frozenParts(): Loadable<unknown>[] {
  return frozen.get();
}

/** Call when the guest leaves a page: its parts forget their text and their failure. */
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
  const timer = setTimeout(wake, REST_MS);
  window.addEventListener('online', wake);
  return stop;
}

function ignore(): void {}
