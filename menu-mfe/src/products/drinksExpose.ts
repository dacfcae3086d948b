import { sectionOf } from '../menu-data/sections';

// Not beside the component: Fast Refresh reloads the whole page when a file exports more than components.
export { default } from './DrinksPage';

/** Fetches the page's data. */
export const preload = () => sectionOf('bebidas').prefetch();
