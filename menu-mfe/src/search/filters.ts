import { type Allergen, allergens } from '@asia/shared/contracts';

export const filterKeys = ['vegetariano', 'vegano', 'picante', 'hasta-40000'] as const;
export type MenuFilter = (typeof filterKeys)[number];
/** A filter, as written in the address; `sin-…` leaves dishes without an allergen. */
export type FilterKey = MenuFilter | `sin-${Allergen}`;

/** All filters `sin-…`. */
export const withoutKeys = allergens.map((allergen) => `sin-${allergen}` as const);

/** The filters in `vegano,picante`; unknown words are left out. */
export function parseFilters(value: string | null): FilterKey[] {
  const words = (value ?? '').split(',');
  return [...filterKeys, ...withoutKeys].filter((key) => words.includes(key));
}
