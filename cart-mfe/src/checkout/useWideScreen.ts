import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 48em)';

/** Whether the screen is wide enough that the phone is another device. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(WIDE);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
}
