import { UNHURRIED } from '@asia/shared/contracts';

/** Lets the pictures further down come: the scripts have the connection behind them, or the guest is on the way there. */
export function letPicturesCome(): void {
  document.documentElement.setAttribute(UNHURRIED, '');
}
