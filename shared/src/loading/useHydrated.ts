import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False on the server and while React hydrates this boundary, however late that is; true afterwards.
 * Whatever only the browser knows (cart, clock, width) waits for it.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Whether this part of the page was written into the document; it stays true after hydration. */
export function usePrerendered(): boolean {
  const hydrated = useHydrated();
  return useState(!hydrated)[0];
}
