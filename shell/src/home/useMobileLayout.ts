import { useSyncExternalStore } from 'react';

/** Up to here, in pixels of window width, the tiles stand two by two. */
const MOBILE_WIDTH_PX = 768;

function subscribe(onResize: () => void) {
  window.addEventListener('resize', onResize);
  return () => window.removeEventListener('resize', onResize);
}

/** Whether the window has the width of a phone or tablet, now and after every resize. */
export function useMobileLayout(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.innerWidth <= MOBILE_WIDTH_PX,
    () => false,
  );
}
