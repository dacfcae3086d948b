import { compareShallow, computed, makeAutoObservable, observable, observableRef, when } from 'mobx';
import { LoadFailure } from './LoadFailure';

/** After this a guest reads that the connection is slow. The load goes on: a script itself is given up after 120 s. */
export const SLOW_AFTER_MS = 10_000;
/** React renders a failure more than once before a boundary has it; who asks later reaches the network again. */
const FAILURE_STANDS_MS = 1_000;
/** Rest between attempts behind a page that can be read; it ends when the connection returns. */
const REST_MS = 15_000;

/**
 * - `loading`, and after a while `slow`: it is on its way;
 * - `frozen`: its prerendered text can be read; the code behind it is late (no `failure` yet) or did not come;
 * - `failed`: it did not come, and nothing is on show in its place.
 */
export type Phase = 'idle' | 'loading' | 'slow' | 'frozen' | 'failed' | 'ready';

export interface LoadableOptions {
  /** Missed by no guest, such as what only a printer sees: no notice speaks of it. */
  quiet?: boolean;
}

const started = observable.set<Loadable<unknown>>();
// Derived, so that a part which merely starts while React renders tells no component to render again.
const slow = computed(() => [...started].some(({ phase }) => phase === 'slow'));
const frozen = computed(() => [...started].filter(({ phase, quiet }) => phase === 'frozen' && !quiet), {
  equals: compareShallow,
});

/**
 * Something that comes over the network when it is needed: a page, a widget, a library, a file of dishes. This class says
 * what happens when its chunk gives 404, for all of them:
 * - the failure is logged with kind and address, and reaches the nearest `LoadBoundary`, which offers another attempt;
 * - a later attempt, or the next navigation, asks again: of a file, at an address that no cache has (`boot/tryAgain`);
 * - behind prerendered text nothing is replaced: the text stays, and the part tries again by itself and when asked.
 */
export class Loadable<Value> {
  phase: Phase = 'idle';
  value: Value | undefined = undefined;
  failure: LoadFailure | undefined = undefined;
  readonly quiet: boolean;
  /** The attempt under way, or the one that succeeded. */
  private current: Promise<Value> | undefined = undefined;
  /** Whether anybody waits for the attempt under way; otherwise it was only asked for ahead. */
  private needed = false;
  /** How often it was asked for. */
  attempts = 0;
  private failedAt = 0;
  private toldAt: number | undefined = undefined;
  /** Whether prerendered text is on show in its place. */
  private readable = false;
  private stopResting: () => void = () => undefined;
  private forText: Promise<Value> | undefined = undefined;

  /**
   * @param name tells it apart in messages: `app/Expose`, or the name of the chunk
   * @param ask gets 0 with the first attempt, and then how many there were
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

  /** Loads it once, however many ask. @throws LoadFailure */
  load(): Promise<Value> {
    this.current ??= this.attempt();
    this.needed = true;
    return this.current;
  }

  /**
   * Loads it ahead of need, though not again right after a failure: a pointer asks with every part of the page that it
   * crosses. The failure is logged and forgotten, unless somebody needs it by then: the moment of need asks the network.
   */
  async prefetch(): Promise<Value | undefined> {
    if (!this.current && Date.now() - this.failedAt < REST_MS) return undefined;
    this.current ??= this.attempt();
    return this.current.catch(() => {
      if (!this.needed) this.forget();
      return undefined;
    });
  }

  /** Whether another attempt is under way behind a notice of the failure. */
  get retrying(): boolean {
    return this.failure !== undefined && this.current !== undefined;
  }

  /** The failure that renders have to tell now: it waits for the first of them, which a slow phone may get to late. */
  freshFailure(): LoadFailure | undefined {
    const now = Date.now();
    if (!this.failure || now - this.failedAt > REST_MS) return undefined;
    this.toldAt ??= now;
    return now - this.toldAt < FAILURE_STANDS_MS ? this.failure : undefined;
  }

  /** Loads it behind prerendered text: what is given back never rejects. */
  loadBehindText(): Promise<Value> {
    this.readable = true;
    if (this.phase === 'slow') this.phase = 'frozen';
    if (this.phase === 'idle' || this.phase === 'failed') this.load().catch(ignore);
    this.forText ??= when(() => this.phase === 'ready').then(() => this.value as Value);
    return this.forText;
  }

  /** What arrived breaks when it is used: whoever needs it next asks anew. */
  discard(): void {
    if (this.phase !== 'ready') return;
    this.value = undefined;
    this.current = undefined;
    this.forText = undefined;
    this.phase = 'idle';
  }

  /** Nobody looks at its text or its failure any more. */
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
    // A notice of the failure stays on show while the next attempt runs behind it.
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

/** One part a key, made when it is first named. */
export function perKey<Key, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const made = new Map<Key, Made>();
  return (key) => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key) as Made;
  };
}

/** Whether something that a guest waits for takes long; observable. */
export function connectionIsSlow(): boolean {
  return slow.get();
}

/** Parts that can be read and do not react; observable. */
export function frozenParts(): Loadable<unknown>[] {
  return frozen.get();
}

/** The prerendered page is gone: what still loads for it may fail visibly. */
export function leavePrerendered(): void {
  for (const part of [...started]) part.forget();
}

/** Calls back once, after a rest or as soon as the connection returns. @returns cancel */
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
