import type { Dish } from '@asia/shared/contracts';
import type { FilterKey } from './filters';

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

/** How many dishes would be left with a filter, together with those already chosen. */
export const countWith = (dishes: readonly Dish[], chosen: readonly FilterKey[], key: FilterKey) =>
  filterDishes(dishes, [...chosen, key]).length;
