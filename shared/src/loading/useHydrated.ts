import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False on the server and while React hydrates the component; true afterwards. Values that only the
 * browser knows (cart, clock, width) must wait for it, or hydration finds a mismatch.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Whether the component was prerendered; stays true after hydration. */
export function usePrerendered(): boolean {
  const hydrated = useHydrated();
  return useState(!hydrated)[0];
}
