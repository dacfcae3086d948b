import { useHydrated } from '@asia/shared/ui';
import type { Library } from './Library';

/** Reads one thing of a library; the Suspense boundary around waits for it, also while prerendering. */
export function useLibrary<Key extends string, Value>(library: Library<Key, Value>, key: Key): Value {
  const hydrated = useHydrated();
  const value = library.peek(key);
  if (value !== undefined) return value;
  // On the server a failure stops the release; on a prerendered page it must not replace what is being read.
  const failure = hydrated || typeof window === 'undefined' ? library.failure(key) : undefined;
  if (failure !== undefined) throw failure as Error;
  // Thrown and not given to `use`, which would have to be called in every render, also when the value is there.
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- what a component throws to Suspense is a promise
  throw hydrated ? library.load(key) : library.loadPatiently(key);
}
