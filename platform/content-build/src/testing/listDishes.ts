import type { Dish, Prices } from '@asia/shared/contracts';
import { pricesIn } from '@asia/shared/menu';
import type { Content } from '../Content';

export const listDishes = ({ categories }: Content): Dish[] =>
  categories.flatMap((category) => category.dishes.map(({ dish }) => dish));

/** By key, as the cart sees them. */
export const listPrices = (content: Content): Prices => pricesIn({ dishes: listDishes(content) });
