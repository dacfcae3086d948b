import type { Language } from '@asia/shared/contracts';
import { cartaIn } from '../menu-data/cartas';

// Not beside the component: Fast Refresh reloads the whole page when a file exports more than components.
export { default } from './CartaPage';

/** Fetches the page's data. */
export const preload = ({ language }: { language: Language }) => cartaIn(language).prefetch();
