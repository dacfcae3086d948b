import type { CategoryKey } from '@asia/shared/contracts';
import type { CategoryCard } from '@asia/shared/menu';
import cards from '@asia/shared/menu-data/categories.json';

// Not validated: generated from the content, which is checked then.
const categories = cards as CategoryCard[];

const byOrder = (order: (card: CategoryCard) => number | null) =>
  categories
    .filter((card) => order(card) !== null)
    .sort((one, other) => (order(one) ?? 0) - (order(other) ?? 0));

/** The cards of the menu index, in its order. */
export const menuCategories = byOrder((card) => card.menuOrder);

/** The sections of /Bebidas, in its order. */
export const drinkSections = byOrder((card) => card.drinksOrder);

export function findCategory(key: CategoryKey): CategoryCard | undefined {
  return categories.find((card) => card.key === key);
}
