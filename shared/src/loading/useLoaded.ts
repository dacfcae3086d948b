import { useHydrated } from './useHydrated';
import type { Loadable } from './Loadable';

/**
 * Reads a part; the Suspense boundary around waits for it, the `LoadBoundary` around that tells its failure. On a
 * prerendered page neither is seen: the text stays until the part is there. On the server a failure stops the release.
 */
export function useLoaded<Value>(part: Loadable<Value>): Value {
  const hydrated = useHydrated();
  if (part.phase === 'ready') return part.value as Value;
  const overText = !hydrated && typeof window !== 'undefined';
  const failure = overText ? undefined : part.freshFailure();
  if (failure) throw failure;
  // Thrown and not given to `use`, which would have to be called in every render, also when the value is there.
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- what a component throws to Suspense is a promise
  throw overText ? part.loadBehindText() : part.load();
}
