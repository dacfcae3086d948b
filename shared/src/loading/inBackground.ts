import { HYDRATED, HYDRATED_EVENT, ISLAND } from '../contracts';
import { SLOW_AFTER_MS } from './deadlines';
import { nothingAwaited } from './Loadable';

type Work = () => unknown;

const nextTouch: Work[] = [];
const rest: Work[] = [];
let working = false;

/**
 * Does what no guest waits for: one piece after another, and each only when the page is hydrated, nothing that a guest
 * has asked for is under way, there is a connection and the browser is idle. So the connection belongs to hydration first, and then to the guest.
 * @param forNextTouch whether the next touch probably needs it: such pieces come before all others
 */
export function inBackground(work: Work, { forNextTouch = false } = {}): void {
  (forNextTouch ? nextTouch : rest).push(work);
  if (!working) void workOff();
}

async function workOff(): Promise<void> {
  working = true;
  while (nextTouch.length + rest.length > 0) {
    await hydration();
    await idle();
    await nothingAwaited();
    await connection();
    const work = nextTouch.shift() ?? rest.shift()!;
    // A piece that hangs does not hold up the others.
    await Promise.race([done(work), pause(SLOW_AFTER_MS)]);
  }
  working = false;
}

/** Resolves once there is a connection. */
function connection(): Promise<unknown> | undefined {
  if (navigator.onLine) return undefined;
  return new Promise((resolve) => addEventListener('online', resolve, { once: true }));
}

async function done(work: Work): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error);
  }
}

/** Resolves once every island of the page is hydrated; after a while in any case, because one may have failed. */
function hydration(): Promise<unknown> | undefined {
  if (!document.querySelector(`[${ISLAND}]:not([${HYDRATED}])`)) return undefined;
  const next = new Promise((resolve) => {
    // In a task of its own: a tap that waited for hydration is replayed in the one before.
    const look = () => setTimeout(() => resolve(hydration()));
    document.addEventListener(HYDRATED_EVENT, look, { once: true });
  });
  return Promise.race([next, pause(SLOW_AFTER_MS)]);
}

/** Safari has no `requestIdleCallback`. */
function idle(): Promise<unknown> {
  if (!('requestIdleCallback' in window)) return pause(200);
  return new Promise((resolve) => window.requestIdleCallback(resolve, { timeout: 500 }));
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
