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

beforeEach(() => setRoutes(aSiteTable()));

describe('the routes', () => {
  it.each([
    ['/', '/'],
    ['/ARROZCHINO', '/ArrozChino'],
    ['/%4Den%C3%BA/', '/Menu'],
  ])('are found by address in any spelling: %s', (address, path) => {
    expect(routeAt(address).path).toBe(path);
  });

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
    const { routes } = aSiteTable();
    expect(routes.filter(isOrderPage).map(({ path }) => path)).toEqual(['/Cart', '/CheckoutPage']);
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

  it.each([
    ['/', ['Home: page']],
    ['/About', ['Nosotros: page']],
    ['/MENU/', ['Menu: page']],
    ['/ArrozChino', ['Menu: true']],
    ['/menuinfantil', ['Menu: true']],
    ['/Cart', []],
    ['/Salon', []],
    ['/nada', []],
  ])('on %s have as current %j', (path, current) => {
    const links = navigationLinks(path).filter((link) => link.current);
    expect(links.map((link) => `${link.label}: ${link.current}`)).toEqual(current);
  });

  it('get the link of a remote that joins the site', () => {
    const { routes } = aSiteTable();
    const route = { path: '/Reservas', id: 'reservas/Page', navigation: { label: 'Reservas', order: 15 } };
    setRoutes({ routes: [route, ...routes] });
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
