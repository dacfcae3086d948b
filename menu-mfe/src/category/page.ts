import type { CategoryKey } from '@asia/shared/contracts';
import { sectionOf } from '../menu-data/sections';

// Not beside the component: Fast Refresh reloads the whole page when a file exports more than components.
export { default } from './CategoryPage';

/** Fetches the page's data. */
export const preload = ({ category }: { category: CategoryKey }) => sectionOf(category).prefetch();
