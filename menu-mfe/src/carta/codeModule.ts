import { Library } from '../loading/Library';
import { useLibrary } from '../loading/useLibrary';

const code = new Library(async (_: 'code') => {
  await rest();
  return import(/* webpackChunkName: "carta-code" */ '@asia/shared/qr-code');
});

/** The module that draws the code of an address. It is only printed, so its chunk comes when the page is at rest. */
export function useLiveCartaCode() {
  return useLibrary(code, 'code');
}

/** Loads it ahead. */
export function preloadLiveCartaCode(): Promise<unknown> {
  return code.load('code');
}

/** Safari has no idle callbacks. */
async function rest(): Promise<void> {
  if (typeof window === 'undefined' || !('requestIdleCallback' in window)) return;
  await new Promise((resolve) => window.requestIdleCallback(resolve));
}
