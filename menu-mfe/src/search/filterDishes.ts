import type { Allergen, Dish } from '@asia/shared/contracts';
import { type FilterKey, type MenuFilter, withoutKeys } from './filters';

/** Pesos of the price filter. */
export const AFFORDABLE = 40_000;

/** The allergen of a filter `sin-…`. */
export const allergenOf = (key: FilterKey): Allergen | undefined =>
  key.startsWith('sin-') ? (key.slice(4) as Allergen) : undefined;

const passesMenu: Record<MenuFilter, (dish: Dish) => boolean> = {
  // Vegan dishes are vegetarian too.
  vegetariano: ({ marks }) => marks.includes('V') || marks.includes('VG'),
  vegano: ({ marks }) => marks.includes('VG'),
  picante: ({ marks }) => marks.includes('P'),
  'hasta-40000': ({ price }) => price !== null && price <= AFFORDABLE,
};

function passes(dish: Dish, key: FilterKey): boolean {
  const allergen = allergenOf(key);
  // A dish that names no allergens may contain any.
  return allergen ? dish.allergens?.includes(allergen) === false : passesMenu[key as MenuFilter](dish);
}

export function filterDishes(dishes: readonly Dish[], chosen: readonly FilterKey[]): Dish[] {
  return dishes.filter((dish) => chosen.every((key) => passes(dish, key)));
}

/** How many dishes would be left with a filter, together with those already chosen. */
export const countWith = (dishes: readonly Dish[], chosen: readonly FilterKey[], key: FilterKey) =>
  filterDishes(dishes, [...chosen, key]).length;

/** The filters `sin-…` of the allergens that dishes name. */
export const usedWithoutKeys = (dishes: readonly Dish[]) =>
  withoutKeys.filter((key) => dishes.some((dish) => dish.allergens?.includes(allergenOf(key)!)));
