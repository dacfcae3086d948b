import { screen, waitFor, within } from '@testing-library/react';
import type { CategoryKey } from '@asia/shared/contracts';
import { commonMessages } from '@asia/shared/messages';
import { pinnedFacts } from '@asia/shared/restaurant';
import { aDish, renderApp, writeToday } from '@asia/shared/testing';
import { pageTexts } from '../messages/pages/es';
import { spanish as searchTexts } from '../messages/search/es';
import { preloadMenuSearch } from '../search/menuSearch';
import { CategoryDishes } from './CategoryDishes';
import CategoryPage from './CategoryPage';

const open = (category: CategoryKey, route = '/') =>
  renderApp(<CategoryPage category={category} />, { route });

test.each([
  ['arroz', 'Arroz Chino', '/menu', pageTexts.backToMenu, 0],
  ['jugos', 'Jugos', '/bebidas', pageTexts.backToDrinks, 0],
  ['licores', 'Licores', '/bebidas', pageTexts.backToDrinks, 1],
] as const)(
  'the page of %s has its title, the way back and the legends',
  (category, title, to, label, due) => {
    open(category);

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    // The target of printed addresses, as `/Mariscos#mariscos`.
    expect(screen.getByRole('heading', { level: 1 })).toContainHTML(`id="${category}"`);
    for (const link of screen.getAllByRole('link', { name: label })) expect(link).toHaveAttribute('href', to);
    for (const legend of pinnedFacts.alcohol.legends) expect(screen.queryAllByText(legend)).toHaveLength(due);
  },
);

test('dishes are counted, in the order of the menu, each as one link', () => {
  open('arroz');
  const rows = within(screen.getByRole('list', { name: 'Arroz Chino' })).getAllByRole('listitem');

  expect(screen.getByText(pageTexts.countDishes(rows.length))).toBeInTheDocument();
  expect(screen.getByText(`${pageTexts.from} $ 34.800`)).toBeInTheDocument();
  const links = rows.map((row) => within(row).getByRole('link'));
  expect(links[0]).toHaveAttribute('href', '/?plato=arroz-chowfan-de-la-casa');
  expect(links[1]).toHaveAttribute('href', '/?plato=arroz-chowfan-de-pollo');
  expect(links[0]).toHaveTextContent('$ 42.800');
});

test.each([
  ['arroz', 'Arroz Chino', pageTexts.categories, 20],
  ['jugos', 'Jugos', pageTexts.drinks, 10],
] as const)('the rail of %s shows its category as current', (category, title, label, count) => {
  open(category);
  const rail = screen.getByRole('navigation', { name: label });

  expect(within(rail).getAllByRole('link')).toHaveLength(count);
  expect(within(rail).getByRole('link', { current: 'page' })).toHaveTextContent(title);
});

test('a dish without price says Consultar and a sold out one Agotado', () => {
  const dishes = [aDish({ slug: 'uno', name: 'Uno', price: null }), aDish({ slug: 'dos', name: 'Dos' })];
  writeToday({ what: 'soldOut', of: 'arroz:dos' });
  renderApp(<CategoryDishes dishes={dishes} category="arroz" title="Arroz Chino" />);

  expect(screen.getByRole('link', { name: /Uno/ })).toHaveTextContent(commonMessages.spanish.ask);
  expect(screen.getByRole('link', { name: /Dos/ })).toHaveTextContent(commonMessages.spanish.soldOut);
  expect(screen.getByRole('link', { name: /Dos/ })).not.toHaveTextContent('42.800');
});

test('a search on the page of a category goes over the whole menu, and ends with its rows', async () => {
  await preloadMenuSearch();
  const { user, address } = open('arroz', '/ArrozChino');

  await user.type(screen.getByRole('searchbox', { name: searchTexts.find }), 'mapo tofu');
  expect(await screen.findByRole('button', { name: pageTexts.addDish('Mapo tofu') })).toBeInTheDocument();
  await waitFor(() => expect(address()).toBe('/ArrozChino?q=mapo+tofu'));

  await user.click(screen.getByRole('button', { name: searchTexts.clear }));
  expect(screen.getByRole('list', { name: 'Arroz Chino' })).toBeInTheDocument();
  expect(address()).toBe('/ArrozChino');
});
