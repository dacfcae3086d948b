import type { Dish } from '@asia/shared/contracts';

export const filterKeys = ['vegetariano', 'vegano', 'picante', 'hasta-40000'] as const;
/** A filter, as written in the address. */
export type FilterKey = (typeof filterKeys)[number];

/** Pesos of the price filter. */
export const AFFORDABLE = 40_000;

const passes: Record<FilterKey, (dish: Dish) => boolean> = {
  // Vegan dishes are vegetarian too.
  vegetariano: ({ marks }) => marks.includes('V') || marks.includes('VG'),
  vegano: ({ marks }) => marks.includes('VG'),
  picante: ({ marks }) => marks.includes('P'),
  'hasta-40000': ({ price }) => price !== null && price <= AFFORDABLE,
};

export function filterDishes(dishes: readonly Dish[], chosen: readonly FilterKey[]): Dish[] {
  return dishes.filter((dish) => chosen.every((key) => passes[key](dish)));
}

/** How many dishes would be left with each filter, together with those already chosen. */
export function countByFilter(
  dishes: readonly Dish[],
  chosen: readonly FilterKey[],
): Record<FilterKey, number> {
  const count = (key: FilterKey) => filterDishes(dishes, [...chosen, key]).length;
  return {
    vegetariano: count('vegetariano'),
    vegano: count('vegano'),
    picante: count('picante'),
    'hasta-40000': count('hasta-40000'),
  };
}

/** The filters in `vegano,picante`; unknown words are left out. */
export function parseFilters(value: string | null): FilterKey[] {
  const words = (value ?? '').split(',');
  return filterKeys.filter((key) => words.includes(key));
}
