import { DEFERRED_IMAGES_READY } from '@asia/shared/contracts';

/** Lets the pictures further down load. Called when a script has come, or when the guest acts and may scroll there. */
export function loadDeferredImages(): void {
  document.documentElement.setAttribute(DEFERRED_IMAGES_READY, '');
}
