import { HYDRATED_EVENT, isHydrated } from '../contracts';
import { SLOW_AFTER_MS } from './deadlines';
import { nothingAwaited } from './Loadable';

type Work = () => unknown;

const nextTouch: Work[] = [];
const rest: Work[] = [];
let starting = false;

/**
 * Starts what no guest waits for: once the page is hydrated, while the browser is idle and nothing that a guest has asked
 * for is under way. First all that the next touch needs, together; then the rest, piece after piece. It does not wait until
 * a piece has arrived.
 * @param forNextTouch whether the next touch probably needs it
 */
export function inBackground(work: Work, { forNextTouch = false } = {}): void {
  (forNextTouch ? nextTouch : rest).push(work);
  if (!starting) void startAll();
}

async function startAll(): Promise<void> {
  starting = true;
  await hydration();
  while (nextTouch.length + rest.length > 0) {
    await idle();
    await nothingAwaited();
    const pieces = nextTouch.length > 0 ? nextTouch.splice(0) : rest.splice(0, 1);
    for (const piece of pieces) void start(piece);
  }
  starting = false;
}

/** A piece that fails does not hold up the others. */
async function start(work: Work): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error);
  }
}

/** Resolves once every island of the page is hydrated; after a while in any case, because one may have failed. */
function hydration(): Promise<unknown> | undefined {
  if (isHydrated(document)) return undefined;
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
