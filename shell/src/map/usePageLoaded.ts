import { useSyncExternalStore } from 'react';

function subscribe(onLoad: () => void) {
  window.addEventListener('load', onLoad);
  return () => window.removeEventListener('load', onLoad);
}

/** Whether the document is complete. After a client navigation it has long been, and no event comes. */
export function usePageLoaded(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.readyState === 'complete',
    () => false,
  );
}
