import type { Dish, Prices } from '@asia/shared/contracts';
import { pricesIn } from '@asia/shared/menu';
import type { Content } from '../Content';

/** Every dish of the menu in one list. */
export const listDishes = ({ categories }: Content): Dish[] =>
  categories.flatMap((category) => category.dishes.map(({ dish }) => dish));

/** The same by key, as the cart sees them. */
export const listPrices = (content: Content): Prices => pricesIn({ dishes: listDishes(content) });
