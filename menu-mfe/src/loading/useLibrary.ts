import { use, useMemo } from 'react';
import { useHydrated } from '@asia/shared/ui';
import type { Library } from './Library';

/** Reads one thing of a library; the Suspense boundary around waits for it, also while prerendering. */
export function useLibrary<Key extends string, Value>(library: Library<Key, Value>, key: Key): Value {
  const hydrated = useHydrated();
  // Decided once for a render and its replays: React must find `use` in the replay of a render that had it.
  const awaited = useMemo(() => {
    if (library.peek(key) !== undefined) return null;
    return hydrated ? library.load(key) : library.loadPatiently(key);
  }, [library, key, hydrated]);
  const arrived = library.peek(key);
  return awaited === null && arrived !== undefined ? arrived : use(awaited ?? library.load(key));
}
