import { deliveryZones } from '@asia/shared/restaurant';
import { spanish, type CartTexts } from '../texts/es';

/** Values of the neighbourhood selector beside the zones: not chosen, another one, and pickup. */
export const NOT_CHOSEN = '';
export const OTHER_NEIGHBOURHOOD = 'indefinido';
export const PICKUP = 'recoger';

/** Whether the fee is a figure, not a question: the nine zones and pickup. */
export function feeIsKnown(neighbourhood: string): boolean {
  return neighbourhood === PICKUP || deliveryZones.some(({ value }) => value === neighbourhood);
}

/** The neighbourhood as the summary and, in Spanish, the message say it; '' while none is chosen. */
export function neighbourhoodLabel(neighbourhood: string, texts: CartTexts = spanish): string {
  if (neighbourhood === PICKUP) return texts.pickupPlace;
  if (neighbourhood === OTHER_NEIGHBOURHOOD) return texts.otherPlace;
  return deliveryZones.find(({ value }) => value === neighbourhood)?.label ?? '';
}
