import { contentEntry } from '@asia/shared/content';
import { type CategoryKey, type Dish, entry } from '@asia/shared/contracts';
import { loadCategories } from './categories';

export const sectionOf = (key: CategoryKey) => contentEntry(entry(`section/${key}`));

/** All dishes, in the order of the menu. */
export async function loadDishes(): Promise<Dish[]> {
  const cards = await loadCategories();
  const sections = await Promise.all(cards.map(({ key }) => sectionOf(key).load()));
  return sections.flatMap(({ dishes }) => dishes);
}
