import { createAtom } from 'mobx';

const EVERY_MS = 30_000;

let timer: ReturnType<typeof setInterval> | undefined;
const atom = createAtom('clock', start, stop);

function start(): void {
  timer = setInterval(clock.tick, EVERY_MS);
  // While a phone sleeps, its timers may stand still.
  document.addEventListener('visibilitychange', clock.tick);
}

function stop(): void {
  clearInterval(timer);
  document.removeEventListener('visibilitychange', clock.tick);
}

/** The one clock of the page. It runs only while something observes the time. */
export const clock = {
  /** Milliseconds since 1970. Observers run again every half minute, on return to the page, and at a `tick`. */
  get now(): number {
    atom.reportObserved();
    return Date.now();
  },
  tick: (): void => atom.reportChanged(),
};
