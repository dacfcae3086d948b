import { useHydrated } from './useHydrated';
import type { Loadable } from './Loadable';

/**
 * The value of a part. Until it is there the Suspense boundary around waits, and the `LoadBoundary` around that shows a
 * failure. On a prerendered page neither is seen: the text stays. On the server a failure stops the release.
 */
export function useLoaded<Value>(part: Loadable<Value>): Value {
  const hydrated = useHydrated();
  if (part.phase === 'ready') return part.value as Value;
  const overText = !hydrated && typeof window !== 'undefined';
  const failure = overText ? undefined : part.freshFailure();
  if (failure) throw failure;
  // Thrown instead of given to `use`, which would have to be called in every render, even when the value is there.
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- what a component throws to Suspense is a promise
  throw overText ? part.loadBehindText() : part.load();
}
