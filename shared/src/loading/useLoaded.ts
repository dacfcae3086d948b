import { use } from 'react';
import { BoundaryContext } from './BoundaryLoads';
import type { Loadable } from './Loadable';
import { useHydrated } from './useHydrated';

/**
 * The value of a loadable. While it loads, the component suspends; a failure reaches the nearest `LoadBoundary`.
 * On a prerendered page neither is visible: the text stays. On the server a failure stops the release.
 */
export function useLoaded<Value>(loadable: Loadable<Value>): Value {
  const hydrated = useHydrated();
  const boundary = use(BoundaryContext);
  // Also for a loaded value: React renders the waiting component again, and then expects the same hooks.
  return use(boundary.wait(loadable, !hydrated && typeof window !== 'undefined'));
}
