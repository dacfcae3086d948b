import type { DishPrice, Prices } from '../contracts';

/** Fields of the dishes of a section that carts and comparisons of menus need, by key. */
export const pricesIn = ({ dishes }: { dishes: readonly (DishPrice & { key: string })[] }): Prices =>
  Object.fromEntries(dishes.map((dish) => [dish.key, dish]));
