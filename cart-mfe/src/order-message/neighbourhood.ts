import { deliveryZones } from '@asia/shared/restaurant';
import { type CartTexts, spanish } from '../messages/es';

/** Values of `neighbourhood` that are no delivery zone: not chosen, another place, and pickup. */
export const NOT_CHOSEN = '';
export const OTHER_NEIGHBOURHOOD = 'indefinido';
export const PICKUP = 'recoger';

/** Whether it is a delivery zone: its label is a name, the same in every language. */
export function isZone(neighbourhood: string): boolean {
  return deliveryZones.some(({ value }) => value === neighbourhood);
}

/** Whether the delivery fee is known: for every zone, and for pickup. */
export function feeIsKnown(neighbourhood: string): boolean {
  return neighbourhood === PICKUP || isZone(neighbourhood);
}

/** The neighbourhood as slip and message name it (the message in Spanish); '' while none is chosen. */
export function neighbourhoodLabel(neighbourhood: string, texts: CartTexts = spanish): string {
  if (neighbourhood === PICKUP) return texts.pickupPlace;
  if (neighbourhood === OTHER_NEIGHBOURHOOD) return texts.otherPlace;
  return deliveryZones.find(({ value }) => value === neighbourhood)?.label ?? '';
}
