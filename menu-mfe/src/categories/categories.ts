import type { CategoryKey } from '@asia/shared/contracts';
import type { CategoryCard } from '@asia/shared/menu';
import cards from '@asia/shared/menu-data/categories.json';

// Written from the authored categories and checked there.
const categories = cards as CategoryCard[];

const byOrder = (order: (card: CategoryCard) => number | null) =>
  categories
    .filter((card) => order(card) !== null)
    .sort((one, other) => (order(one) ?? 0) - (order(other) ?? 0));

/** The 20 cards of the menu index, in its order. */
export const menuCategories = byOrder((card) => card.menuOrder);

/** Nine cards fill rows of four and of two when these take two places. */
const wideDrinks: readonly CategoryKey[] = ['cerveza', 'licores', 'vinos'];

/** The nine sections of /Bebidas, in its order. */
export const drinkSections = byOrder((card) => card.drinksOrder).map((card) => ({
  ...card,
  wide: wideDrinks.includes(card.key),
}));

export function findCategory(key: CategoryKey): CategoryCard | undefined {
  return categories.find((card) => card.key === key);
}
