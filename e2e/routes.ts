import table from '../remotes.json';

/** The registered routes, as the table of remotes spells them. */
export const routes: readonly string[] = [
  ...table.shell.pages.map(({ route }) => route),
  ...table.remotes.flatMap(({ pages }) => pages.map(({ route }) => route)),
];

/** An address that no page has. */
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
