import { readLive } from './releasedSite';

/** The registered routes, in the spelling of the live generation. */
export const routes: readonly string[] = Object.values(
  readLive<Record<string, { route: string }>>('routes.json'),
).map(({ route }) => route);

export const unknownRoute = '/no-existe';

/** One route of every kind of page. */
export const kindsOfPage = [
  '/',
  '/About',
  '/Contact',
  '/Menu',
  '/ArrozChino',
  '/Cerveza',
  '/Bebidas',
  '/Menuinfantil',
  '/Carta',
  '/CartaIngles',
  '/CartaChino',
  '/Salon',
  '/Cart',
  '/CheckoutPage',
] as const;

export const isKindOfPage = (route: string) => kindsOfPage.some((kind) => kind === route);
