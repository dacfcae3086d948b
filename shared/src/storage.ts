type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A storage of the browser that never throws: it may be forbidden, full, or emptied at any time. */
export interface SafeStorage {
  /** The text under a key: null if there is none, undefined where the browser forbids storage. */
  read: (key: string) => string | null | undefined;
  /** Stores a text; null removes it. @returns false where the browser refuses */
  write: (key: string, text: string | null) => boolean;
}

/** @param open returns the storage; even reading the property of the window may throw */
export function safeStorage(open: () => WebStorage): SafeStorage {
  return {
    read: (key) => {
      try {
        return open().getItem(key);
      } catch {
        return undefined;
      }
    },
    write: (key, text) => {
      try {
        if (text === null) open().removeItem(key);
        else open().setItem(key, text);
        return true;
      } catch {
        return false;
      }
    },
  };
}

/** Kept until it is removed; shared by all tabs. */
export const browserStorage = safeStorage(() => window.localStorage);

/** Kept until the tab is closed. */
export const tabStorage = safeStorage(() => window.sessionStorage);

/**
 * Reports that another tab may have written a key. A background tab may miss the `storage` event: also reports when the
 * page becomes visible, and when it is restored from the back/forward cache. @returns stop
 */
export function followKey(key: string, window: Window, changed: () => void, restored = changed): () => void {
  const onStorage = (event: StorageEvent) => {
    // A storage that was emptied reports no key.
    if (event.key === key || event.key === null) changed();
  };
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) restored();
  };

  window.addEventListener('storage', onStorage);
  window.addEventListener('visibilitychange', changed);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('visibilitychange', changed);
    window.removeEventListener('pageshow', onPageShow);
  };
}

/** The fields of the object stored as JSON under a key; empty for anything else. */
export function storedFields(storage: SafeStorage, key: string): ReadonlyMap<string, unknown> {
  try {
    const stored: unknown = JSON.parse(storage.read(key) ?? '{}');
    // The fields of a text or a list would be its indexes.
    const isObject = typeof stored === 'object' && stored !== null && !Array.isArray(stored);
    return new Map(Object.entries(isObject ? stored : {}));
  } catch {
    return new Map();
  }
}
