import type { DeliveryZone } from '../contracts';
import { plainText } from '../menu/plainText';
import { restaurant } from './facts';

/** The zones of the neighbourhood field, in its order. */
export const deliveryZones: readonly DeliveryZone[] = /* @__PURE__ */ (() => restaurant.delivery.zones)();

/**
 * The fee of a delivery, in whole pesos. Accents and case do not matter (`Itagüí` is `Itagui`). A value that is not a
 * zone (empty, `indefinido`, `recoger`) gives 0, which does not mean that delivery is free.
 */
export function deliveryFee(neighbourhood: string): number {
  const wanted = plainText(neighbourhood);
  return deliveryZones.find((zone) => plainText(zone.value) === wanted)?.fee ?? restaurant.delivery.otherFee;
}

/** The lowest fee of all zones: `Domicilio desde $ 2.000`. */
export function lowestDeliveryFee(): number {
  return Math.min(...deliveryZones.map((zone) => zone.fee));
}
