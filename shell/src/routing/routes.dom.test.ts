import { ROUTES_ID, type SiteTable } from '@asia/shared/contracts';
import { aSiteTable } from '@asia/shared/testing';
import {
  isOrderPage,
  navigationLinks,
  notFound,
  pageFor,
  readSiteTable,
  routeAt,
  setRoutes,
  singletonsOf,
} from './routes';

const current = (path: string) =>
  navigationLinks(path).flatMap((link) => (link.current ? [`${link.label}: ${link.current}`] : []));

beforeEach(() => setRoutes(aSiteTable()));

describe('the routes', () => {
  it.each(['/', '/About', '/ArrozChino', '/Cart'])('are found as %s in any letter case', (path) => {
    for (const spelling of [path, path.toLowerCase(), path.toUpperCase()])
      expect(routeAt(spelling).path).toBe(path);
  });

  it.each(['/Menu/', '/%4Denu', '/Menú', '/men%C3%BA'])(
    'ignore a slash at the end, accents and how letters are encoded: %s',
    (path) => {
      expect(routeAt(path).path).toBe('/Menu');
    },
  );

  it.each(['/Pizza', '/Menu/Otro', '/100%', '/Men%FA'])('know no page at %s', (path) => {
    expect(routeAt(path)).toBe(notFound);
  });

  it('lose the pages of an app that has no live build', () => {
    const { routes } = aSiteTable();
    setRoutes({ routes: routes.filter(({ id }) => !id.startsWith('salon-mfe/')) });
    expect(routeAt('/Salon')).toBe(notFound);
  });

  it('name the page of a role, and none where no live app has it', () => {
    expect(pageFor('cart')?.path).toBe('/Cart');
    expect(
      aSiteTable()
        .routes.filter(isOrderPage)
        .map(({ path }) => path),
    ).toEqual(['/Cart', '/CheckoutPage']);
    const { routes } = aSiteTable();
    setRoutes({ routes: routes.filter(({ id }) => !id.startsWith('cart-mfe/')) });
    expect(pageFor('cart')).toBeUndefined();
  });

  it('name the singletons of a page', () => {
    expect(singletonsOf('cart-mfe/CheckoutPage')).toEqual(['ui-forms']);
    expect(singletonsOf('cart-mfe/CartPage')).toEqual([]);
  });
});

describe('the links of the bar', () => {
  it('are in order, with their targets in lower case', () => {
    expect(navigationLinks('/').map(({ to, label }) => [to, label])).toEqual([
      ['/', 'Home'],
      ['/menu', 'Menu'],
      ['/about', 'Nosotros'],
      ['/contact', 'Contacto'],
    ]);
  });

  it.each(['/menu', '/Menu', '/MENU/'])('know the menu as %s', (path) => {
    expect(current(path)).toEqual(['Menu: page']);
  });

  it.each(['/ArrozChino', '/menuinfantil'])('count %s to the menu', (path) => {
    expect(current(path)).toEqual(['Menu: true']);
  });

  it.each(['/Cart', '/Salon', '/nada'])('count %s to none', (path) => {
    expect(current(path)).toEqual([]);
  });

  it('have Home as current on the home page only', () => {
    expect(current('/')).toEqual(['Home: page']);
    expect(current('/About')).toEqual(['Nosotros: page']);
  });

  it('get the entry of a remote that joins the site', () => {
    const { routes } = aSiteTable();
    const entry = { path: '/Reservas', id: 'reservas/Page', navigation: { label: 'Reservas', order: 15 } };
    setRoutes({ routes: [entry, ...routes] });
    expect(navigationLinks('/').map(({ label }) => label)).toContain('Reservas');
  });
});

describe('the table of the page', () => {
  it('is the JSON that was written into it', () => {
    const table: SiteTable = aSiteTable();
    document.body.innerHTML = `<script type="application/json" id="${ROUTES_ID}">${JSON.stringify(table)}</script>`;
    expect(readSiteTable(document)).toEqual(table);
  });

  it('is required', () => {
    document.body.replaceChildren();
    expect(() => readSiteTable(document)).toThrow('carries no routes');
  });
});
