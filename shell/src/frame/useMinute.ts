import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

function subscribe(onTick: () => void) {
  const timer = setInterval(onTick, MINUTE_MS);
  return () => clearInterval(timer);
}

/** The minute it is in the browser, counted from 1970; null on the server, whose clock means nothing to a guest. */
export function useMinute(): Date | null {
  const minute = useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / MINUTE_MS),
    () => null,
  );
  return minute === null ? null : new Date(minute * MINUTE_MS);
}
