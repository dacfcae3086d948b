import { useContext } from 'react';
import { BoundaryContext } from './BoundaryLoads';
import { useHydrated } from './useHydrated';
import type { Loadable } from './Loadable';

/**
 * The value of a loadable. While it loads, the component suspends; a failure reaches the nearest `LoadBoundary`.
 * On a prerendered page neither is visible: the text stays. On the server a failure stops the release.
 */
export function useLoaded<Value>(loadable: Loadable<Value>): Value {
  const hydrated = useHydrated();
  const boundary = useContext(BoundaryContext);
  if (loadable.state.phase === 'ready') return loadable.state.value;
  // Thrown instead of passed to `use`: a test would have to await every render that suspends with `use`.
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- what a component throws to Suspense is a promise
  throw boundary.wait(loadable, !hydrated && typeof window !== 'undefined');
}
