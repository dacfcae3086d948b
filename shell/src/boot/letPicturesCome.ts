import { UNHURRIED } from '@asia/shared/contracts';

/** Lets the pictures further down load. Called when a script has come, or when the guest acts and may scroll there. */
export function letPicturesCome(): void {
  document.documentElement.setAttribute(UNHURRIED, '');
}
