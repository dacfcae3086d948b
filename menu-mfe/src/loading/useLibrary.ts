import { use } from 'react';
import { useHydrated } from '@asia/shared/ui';
import type { Library } from './Library';

/** Reads one thing of a library; the Suspense boundary around waits for it, also while prerendering. */
export function useLibrary<Key extends string, Value>(library: Library<Key, Value>, key: Key): Value {
  const hydrated = useHydrated();
  return use(hydrated ? library.load(key) : library.loadPatiently(key));
}
