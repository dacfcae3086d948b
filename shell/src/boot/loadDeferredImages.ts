import { DEFERRED_IMAGES_READY } from '@asia/shared/contracts';

/** Lets the pictures further down load: once a script has loaded, or when the guest acts and may scroll to them. */
export function loadDeferredImages(): void {
  document.documentElement.setAttribute(DEFERRED_IMAGES_READY, '');
}
