import { useSyncExternalStore } from 'react';

const EVERY_MS = 30_000;

function subscribe(onTick: () => void) {
  const timer = setInterval(onTick, EVERY_MS);
  // While a phone sleeps, its timers may stand still.
  document.addEventListener('visibilitychange', onTick);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onTick);
  };
}

/**
 * The time, updated every half minute and on return to the page. Null on the server and until hydration: a page is rendered long before a guest
 * reads it.
 */
export function useNow(): Date | null {
  const ticks = useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / EVERY_MS),
    () => null,
  );
  return ticks === null ? null : new Date(ticks * EVERY_MS);
}
