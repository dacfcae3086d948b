import { useHydrated } from './useHydrated';
import type { Loadable } from './Loadable';

/**
 * The value of a part. While it loads, the component suspends; a failure reaches the nearest `LoadBoundary`.
 * On a prerendered page neither is visible: the text stays. On the server a failure stops the release.
 */
export function useLoaded<Value>(part: Loadable<Value>): Value {
  const hydrated = useHydrated();
  if (part.phase === 'ready') return part.value as Value;
  const overText = !hydrated && typeof window !== 'undefined';
  const failure = overText ? undefined : part.freshFailure();
  if (failure) throw failure;
  // Thrown instead of passed to `use`, which would have to be called in every render, even with the value
  // loaded.
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- what a component throws to Suspense is a promise
  throw overText ? part.loadBehindText() : part.load();
}
