import { sectionOf } from '../sections/sections';

// Apart from the component: a file that exports anything else reloads the page instead of refreshing it.
export { default } from './DrinksPage';

/** Fetches what the page will need. */
export const preload = () => sectionOf('bebidas').prefetch();
