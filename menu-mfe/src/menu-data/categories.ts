import { contentEntry } from '@asia/shared/content';
import { type CategoryCard, type CategoryKey, entry } from '@asia/shared/contracts';
import { useLoaded } from '@asia/shared/ui';

const links = () => contentEntry(entry('rail'));
const cards = () => contentEntry(entry('categories'));

const byOrder = (categories: readonly CategoryCard[], order: (card: CategoryCard) => number | null) =>
  categories
    .filter((card) => order(card) !== null)
    .sort((one, other) => (order(one) ?? 0) - (order(other) ?? 0));

export const useRail = () => useLoaded(links());

/** The cards of the menu index, and of `/Bebidas`, each in its order. */
export function useCategories() {
  const categories = useLoaded(cards());
  return {
    menuCategories: byOrder(categories, (card) => card.menuOrder),
    drinkSections: byOrder(categories, (card) => card.drinksOrder),
  };
}

/** Whether the menu has a category, once the page has its links. */
export function hasCategory(key: CategoryKey): boolean {
  const { menu = [], drinks = [] } = links().value ?? {};
  return [...menu, ...drinks].some((link) => link.key === key);
}

/** The cards of all categories, in the order of the menu. */
export const loadCategories = () => cards().load();

/** The card of a category, once it is loaded. */
export function findCategory(key: CategoryKey): CategoryCard | undefined {
  return cards().value?.find((card) => card.key === key);
}
