import { fetchBrush } from '../categories/fetchBrush';

// Apart from the component: a file that exports anything else reloads the page instead of refreshing it.
export { default } from './MenuPage';

/** Fetches what the page will need. */
export const preload = fetchBrush;
