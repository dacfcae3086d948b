import { act, screen, waitFor } from '@testing-library/react';
import { language } from '@asia/shared/messages';
import { anOrderableDish, aSiteTable, element, renderApp } from '@asia/shared/testing';
import { setRoutes } from '../routing/routes';
import { Frame } from './Frame';
import { onlySpanish } from './onlySpanishModule';

const carta = { id: 'menu-mfe/CartaPage', role: 'carta', translated: true } as const;
const cartas = [
  { ...carta, path: '/Carta', props: { language: 'es' } },
  { ...carta, path: '/CartaIngles', props: { language: 'en' } },
  { ...carta, path: '/CartaChino', props: { language: 'zh' } },
];

// Fetched before, so that no test waits for a chunk.
beforeAll(() => onlySpanish.load());
beforeEach(() => {
  const table = aSiteTable();
  setRoutes({ ...table, routes: [...table.routes, ...cartas] });
});

const open = (route: string) =>
  renderApp(
    <Frame>
      <h1 id="title">Sopas</h1>
    </Frame>,
    { route, cart: [{ ...anOrderableDish(), cartQuantity: 2 }] },
  );
const languageLink = (name: string) => screen.getByRole('link', { name });

test('each language is called by the letters that it shows, and by its name', () => {
  open('/Sopas');
  // A guest who speaks to the browser says what is written there (WCAG 2.5.3).
  for (const name of ['ES, Español', 'EN, English', '中文']) {
    const [letters = ''] = name.split(', ');
    expect(languageLink(name)).toHaveTextContent(new RegExp(`^${letters}$`));
  }
});

test('hydration leaves the language of the document alone if it is the language of the page', async () => {
  document.documentElement.lang = 'es-CO';
  const written = jest.fn();
  new MutationObserver(written).observe(document.documentElement, { attributeFilter: ['lang'] });
  open('/Sopas');
  expect(await screen.findByRole('banner')).toBeVisible();
  expect(written).not.toHaveBeenCalled();
});

test('on a page without a place in the carta the switch changes the frame in place', async () => {
  const { user, address } = open('/Salon');
  expect(languageLink('ES, Español')).toHaveAttribute('aria-current', 'true');
  expect(screen.queryByText('This page is in Spanish.')).not.toBeInTheDocument();

  await user.click(languageLink('EN, English'));

  expect(await screen.findByRole('link', { name: 'See your cart: 2 dishes, $19,600' })).toBeVisible();
  expect(address()).toBe('/Salon');
  expect(languageLink('EN, English')).toHaveAttribute('aria-current', 'true');
  expect(languageLink('Menu')).toHaveAttribute('href', '/CartaIngles');
  expect(screen.getByRole('banner')).toHaveAttribute('lang', 'en');
});

test.each([
  ['home', '/', '/CartaIngles'],
  ['the menu', '/Menu?q=mapo', '/CartaIngles'],
  ['a category', '/Sopas', '/CartaIngles#c-sopas'],
])('%s leads to its place in the carta of a language, and ES comes back', async (_, route, place) => {
  const { user, address, cart } = open(route);

  await user.click(languageLink('EN, English'));

  expect(address()).toBe(place);
  await waitFor(() => expect(language.current).toBe('en'));
  expect(cart.quantityOf(anOrderableDish().key)).toBe(2);

  await user.click(languageLink('ES, Español'));

  expect(address()).toBe(route);
  await waitFor(() => expect(language.current).toBe('es'));
});

test('a browser in another language is invited once, on its first page', async () => {
  jest.spyOn(navigator, 'language', 'get').mockReturnValue('zh-TW');
  const invitation = () => screen.queryAllByRole('link', { name: '中文菜单' }).filter(({ lang }) => lang);
  const { user, unmount, address } = open('/Sopas');
  const [link, footLink] = invitation();
  expect(link).toHaveAttribute('href', '/CartaChino#c-sopas');
  expect(footLink).toHaveAttribute('href', '/CartaChino');

  await user.click(languageLink('中文'));
  await user.click(languageLink('ES, Español'));
  await waitFor(() => expect(language.current).toBe('es'));
  expect(address()).toBe('/Sopas');
  expect(invitation()).toHaveLength(1);
  unmount();
  open('/Sopas');
  expect(invitation()).toHaveLength(1);
});

test('a Spanish browser is not invited', () => {
  open('/Sopas');
  expect(screen.getAllByRole('link', { name: 'Menu in English' })).toHaveLength(1);
});

test.each([
  ['a page that exists only in Spanish', '/Salon', 1],
  ['a page of an order', '/Cart', 0],
])('%s leads by a notice to the translated menu, or has none', async (_, route, notices) => {
  open(route);
  await act(() => language.choose('zh'));
  expect(screen.queryAllByText(/本页仅有西班牙文/)).toHaveLength(notices);
  const links = screen.queryAllByRole('link', { name: '查看中文菜单' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(notices).fill('/CartaChino'));
});

test('a carta switches the site to its language, with the document, and leads to another', async () => {
  const { user, address, container } = open('/CartaIngles');
  await waitFor(() => expect(language.current).toBe('en'));
  expect(languageLink('EN, English')).toHaveAttribute('aria-current', 'true');
  expect(document.documentElement).toHaveAttribute('lang', 'en');
  expect(element(container, '[lang="es-CO"]')).toContainElement(screen.getByRole('contentinfo'));

  await user.click(languageLink('ES, Español'));

  expect(address()).toBe('/Carta');
  await waitFor(() => expect(language.current).toBe('es'));
  expect(document.documentElement).toHaveAttribute('lang', 'es-CO');
});

test('an order has the language of its guest, a page beside it is Spanish', async () => {
  const { user } = open('/Cart');
  const html = document.documentElement;
  expect(html).toHaveAttribute('lang', 'es-CO');

  await act(() => language.choose('zh'));
  expect(html).toHaveAttribute('lang', 'zh-Hans');

  await user.click(screen.getByRole('link', { name: '首页' }));
  expect(html).toHaveAttribute('lang', 'es-CO');
});
