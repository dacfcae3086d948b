import type { DishPrice, Prices } from '../contracts';

export const pricesIn = ({ dishes }: { dishes: readonly (DishPrice & { key: string })[] }): Prices =>
  Object.fromEntries(dishes.map((dish) => [dish.key, dish]));
