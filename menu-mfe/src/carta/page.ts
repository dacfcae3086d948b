import type { Language } from '@asia/shared/contracts';
import { cartaIn } from '../cartas/cartas';

// Apart from the component: a file that exports anything else reloads the page instead of refreshing it.
export { default } from './CartaPage';

/** Fetches what the page will need. */
export const preload = ({ language }: { language: Language }) => cartaIn(language).prefetch();
