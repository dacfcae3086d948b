import { SLOW_AFTER_MS } from './deadlines';
import { whenNothingAwaited } from './Loadable';
import { whenHydrated } from './whenHydrated';

/** For browsers that do not report when they are idle. */
const IDLE_PAUSE_MS = 200;
/** A browser that is never idle starts the work after this time. */
const IDLE_TIMEOUT_MS = 500;

type Work = () => unknown;

const nextTouch: Work[] = [];
const rest: Work[] = [];
let starting = false;

/**
 * Starts work once the page is hydrated, the browser idle, and nothing loading that a guest waits for. First all work
 * for the next touch starts; then the rest, one by one. No work waits until another has finished.
 */
export function inBackground(work: Work, { forNextTouch = false } = {}): void {
  (forNextTouch ? nextTouch : rest).push(work);
  if (!starting) void startAll();
}

async function startAll(): Promise<void> {
  starting = true;
  await untilHydrated();
  while (nextTouch.length + rest.length > 0) {
    await untilIdle();
    const works = nextTouch.length > 0 ? nextTouch.splice(0) : rest.splice(0, 1);
    for (const work of works) {
      await whenNothingAwaited();
      void start(work);
      // All in one task would block a slow phone.
      await pause(0);
    }
  }
  starting = false;
}

/** Logs a failure, which must not stop the other work. */
async function start(work: Work): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error);
  }
}

/** Resolves once every island of the page is hydrated; after a while in any case, because one may have failed. */
function untilHydrated(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      stop();
      resolve();
    };
    // Ends in the next task, after the current task has replayed the held taps.
    const stop = whenHydrated(document, () => setTimeout(end));
    setTimeout(end, SLOW_AFTER_MS);
  });
}

/** Safari has no `requestIdleCallback`. */
function untilIdle(): Promise<unknown> {
  if (!('requestIdleCallback' in window)) return pause(IDLE_PAUSE_MS);
  return new Promise((resolve) => window.requestIdleCallback(resolve, { timeout: IDLE_TIMEOUT_MS }));
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
