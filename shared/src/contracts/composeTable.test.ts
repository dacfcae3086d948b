import { composeTable } from './composeTable';
import type { AppDescription, RouteDescription } from './site';

const content = { routes: { category: [], carta: [] }, index: {} };
const page = (path: string, more: Partial<RouteDescription> = {}) => ({ path, page: 'Page', ...more });
const app = (name: string, routes: RouteDescription[] = [], more: Partial<AppDescription> = {}) => ({
  ...{ name, exposes: {}, routes },
  ...more,
});
const menu = app('menu', [page('/Soup', { slots: { game: 'kids' } })], { fills: { kids: 'Game' } });

it.each([
  ...['/index', '/404', '/503', '/products', '/mfe'].map((path) => [path, "which is the site's own"]),
  ...['/Té', '/Soup/', '/a/b', '/../x', 'Tea', '/robots.txt'].map((path) => [path, 'it must be / and one']),
])('refuses the path %s: %s', (path = '', why = '') => {
  const refused = () => composeTable([app('hall', [page(path)])], content);
  expect(refused).toThrow(`hall has the path ${path}`);
  expect(refused).toThrow(why);
});

it.each([
  ['a path, in any letter case', app('hall', [page('/SOUP')]), 'have the path /soup: hall and menu both do.'],
  [
    'a role',
    app('hall', [page('/Hall', { role: 'cart' }), page('/Basket', { role: 'cart' })]),
    'be the page for cart: hall does twice.',
  ],
  ['a slot', app('shell', [], { fills: { kids: 'Page' } }), 'fill the slot kids: menu and shell both do.'],
])('refuses two for %s', (_what, other, reason) => {
  for (const apps of [
    [menu, other],
    [other, menu],
  ])
    expect(() => composeTable(apps, content)).toThrow(`Two may not ${reason}`);
});
