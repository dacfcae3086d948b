import { useArrival } from './useArrival';

/** Follows the address in a component of its own: a navigation does not draw the frame anew. */
export function Arrival(): null {
  useArrival();
  return null;
}
