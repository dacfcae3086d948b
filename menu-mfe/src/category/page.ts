import type { CategoryKey } from '@asia/shared/contracts';
import { sectionOf } from '../sections/sections';

// Apart from the component: a file that exports anything else reloads the page instead of refreshing it.
export { default } from './CategoryPage';

/** Fetches what the page will need. */
export const preload = ({ category }: { category: CategoryKey }) => sectionOf(category).prefetch();
