import { facts } from '@asia/shared/content';
import type { DeliveryZone, Facts } from '@asia/shared/contracts';
import { type CartTexts, spanish } from '../messages/es';

/** Values of `neighbourhood` that are no name of a place: not chosen, another place, and pickup. */
export const NOT_CHOSEN = '';
export const OTHER_NEIGHBOURHOOD = 'indefinido';
export const PICKUP = 'recoger';

/** The delivery zone of that name; undefined for what is none, or none any more. */
export function findZone(name: string, { delivery }: Facts = facts.current): DeliveryZone | undefined {
  return delivery.zones.find(({ value }) => value === name);
}

/** Whether it is the name of a place, the same in every language: of a delivery zone, or of one that has left. */
export const isPlace = (neighbourhood: string) =>
  ![NOT_CHOSEN, OTHER_NEIGHBOURHOOD, PICKUP].includes(neighbourhood);

/** Whether it names a zone that the restaurant has removed. */
export const zoneHasLeft = (neighbourhood: string) => isPlace(neighbourhood) && !findZone(neighbourhood);

/** Whether the delivery fee is known: for every zone, and for pickup. */
export const feeIsKnown = (neighbourhood: string) => neighbourhood === PICKUP || !!findZone(neighbourhood);

/** What delivery costs, in whole pesos. 0 does not mean that it is free: see {@link feeIsKnown}. */
export const deliveryFee = (neighbourhood: string) =>
  neighbourhood === PICKUP ? 0 : (findZone(neighbourhood)?.fee ?? facts.current.delivery.otherFee);

/** The neighbourhood as slip and message name it (the message in Spanish); '' while none is chosen. */
export function neighbourhoodLabel(neighbourhood: string, texts: CartTexts = spanish): string {
  if (neighbourhood === PICKUP) return texts.pickupPlace;
  if (neighbourhood === OTHER_NEIGHBOURHOOD) return texts.otherPlace;
  return findZone(neighbourhood)?.label ?? neighbourhood;
}
