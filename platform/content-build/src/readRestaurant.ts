import type { Report } from './Problem';
import { readAuthoredJson, type AuthoredJson } from './readAuthoredJson';
import { type Facts, restaurantSchema } from './restaurantSchema';

/** The facts of the restaurant as authored. */
export interface AuthoredRestaurant extends Omit<AuthoredJson<Facts>, 'data'> {
  facts: Facts;
}

/** @returns null only after a report */
export function readRestaurant(text: string, report: Report): AuthoredRestaurant | null {
  const read = readAuthoredJson('restaurant.json', text, restaurantSchema, report);
  if (!read) return null;
  const { data, ...more } = read;
  return { facts: data, ...more };
}
