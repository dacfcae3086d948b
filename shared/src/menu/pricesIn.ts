import type { DishPrice, Prices } from '../contracts';

/** What carts and comparisons of menus need of the dishes of a section, by key. */
export const pricesIn = ({ dishes }: { dishes: readonly (DishPrice & { key: string })[] }): Prices =>
  Object.fromEntries(dishes.map((dish) => [dish.key, dish]));
