import type { CategorySection, Dish } from '@asia/shared/contracts';
import { products } from '@asia/shared/products';
import { useHydrated } from '@asia/shared/ui';
import { shelfDishes } from './shelfDishes';

/** The dishes of a section with the prices of `GET /products`, and null until these arrive. Call it in an observer. */
export function useLiveDishes({ category, dishes }: CategorySection): Dish[] | null {
  const hydrated = useHydrated();
  if (!hydrated || products.status !== 'success') return null;
  return shelfDishes(products.inCategory(category.key), dishes);
}
