import { restaurant } from '../restaurant/facts';
import { spanish } from './common/es';

/** What guests read during a pause of deliveries, in Spanish; null while there is none. */
export function pauseText(): string | null {
  const { orders } = restaurant;
  return orders.paused ? orders.pauseMessage || spanish.paused : null;
}
