import { DEFERRED_IMAGES_READY } from '@asia/shared/contracts';

/** Lets the pictures further down load: once the page is hydrated, or as soon as the guest scrolls. */
export function loadDeferredImages(): void {
  document.documentElement.setAttribute(DEFERRED_IMAGES_READY, '');
}
