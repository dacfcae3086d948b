import { orders } from './facts';

/** The two legends of Colombian law beside alcohol, as it words them: Ley 124 de 1994 and Ley 30 de 1986. */
export const alcoholLegends = [
  'Prohíbese el expendio de bebidas embriagantes a menores de edad.',
  'El exceso de alcohol es perjudicial para la salud.',
] as const;

/** What the house adds to them in Spanish. */
export const alcoholAtDelivery = 'Pediremos tu documento al entregar.';

/** What is said of a pause of which the owner says nothing. */
export const usualPause =
  'Por ahora no estamos recibiendo domicilios. Escríbenos por WhatsApp y te contamos cuándo volvemos.';

/** What guests read while the owner takes no deliveries; null as long as there are deliveries. */
export function pauseText(): string | null {
  return orders.paused ? orders.pauseMessage || usualPause : null;
}
