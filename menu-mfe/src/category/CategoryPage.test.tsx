import { screen, waitFor, within } from '@testing-library/react';
import { content } from '@asia/shared/content';
import { type CategoryKey, entry } from '@asia/shared/contracts';
import { commonMessages } from '@asia/shared/messages';
import { aDish, expectAccessible, renderApp, writeToday } from '@asia/shared/testing';
import { pageTexts } from '../messages/pages/es';
import { spanish as searchTexts } from '../messages/search/es';
import { preloadMenuSearch } from '../search/menuSearch';
import { CategoryDishes } from './CategoryDishes';
import CategoryPage from './CategoryPage';

const titles: Partial<Record<CategoryKey, string>> = {
  entradas: 'Entradas',
  sopas: 'Sopas',
  cremas: 'Cremas',
  especiales: 'Platos Especiales',
  arroz: 'Arroz Chino',
  agridulce: 'Salsa Agridulce',
  curry: 'Salsa Curry',
  ostras: 'Salsa de Ostras',
  chop: 'Chop Suey',
  vegetariano: 'Vegetariano',
  vegano: 'Vegano',
  mariscos: 'Mariscos',
  combinado: 'Plato Combinado',
  triple: 'Plato Triple',
  lomien: 'Lomien',
  tofu: 'ToFu',
  carnes: 'Carnes',
  postres: 'Postres',
  cerveza: 'Cerveza',
  cocteleria: 'Cocteleria',
  gaseosas: 'Gaseosas',
  hatsu: 'Hatsu',
  jugos: 'Jugos',
  licores: 'Licores',
  sangrias: 'Sangrias',
  sodas: 'Sodas',
  vinos: 'Vinos',
};
const drinks = [
  'cerveza',
  'cocteleria',
  'gaseosas',
  'hatsu',
  'jugos',
  'licores',
  'sangrias',
  'sodas',
  'vinos',
];
const alcohol = ['cerveza', 'cocteleria', 'licores', 'sangrias', 'vinos'];
const categories = Object.keys(titles);

const open = (category: CategoryKey, route = '/') =>
  renderApp(<CategoryPage category={category} />, { route });

test('every category but those with a page of their own has a title of the specification', () => {
  const ownPage = ['infantil', 'bebidas'];
  const keys = content(entry('categories')).map(({ key }) => key);
  expect([...categories, ...ownPage].sort()).toEqual(keys.sort());
});

test.each(categories)(
  'the page of %s has its title, the way back and the legends it must have',
  (category) => {
    open(category);

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(titles[category] ?? '');
    const [to, label] = drinks.includes(category)
      ? ['/bebidas', pageTexts.backToDrinks]
      : ['/menu', pageTexts.backToMenu];
    for (const link of screen.getAllByRole('link', { name: label })) expect(link).toHaveAttribute('href', to);
    const due = alcohol.includes(category) ? 1 : 0;
    expect(
      screen.queryAllByText(/^Prohíbese el expendio de bebidas embriagantes a menores de edad\.$/),
    ).toHaveLength(due);
    expect(screen.queryAllByText(/^El exceso de alcohol es perjudicial para la salud\.$/)).toHaveLength(due);
  },
);

test('dishes are in the order of the menu, each as one link beside its buttons', () => {
  open('arroz');
  const list = screen.getByRole('list', { name: 'Arroz Chino' });

  const rows = within(list).getAllByRole('listitem');
  expect(rows).toHaveLength(10);
  const links = rows.map((row) => within(row).getByRole('link'));
  expect(links[0]).toHaveAttribute('href', '/?plato=arroz-chowfan-de-la-casa');
  expect(links[1]).toHaveAttribute('href', '/?plato=arroz-chowfan-de-pollo');
  expect(links[0]).toHaveTextContent('$ 42.800');
});

test('the head shows how many dishes there are and from which price', () => {
  open('arroz');

  expect(screen.getByText(pageTexts.countDishes(10))).toBeInTheDocument();
  expect(screen.getByText(`${pageTexts.from} $ 34.800`)).toBeInTheDocument();
});

test('the rail leads to the twenty categories and shows this one as current', () => {
  open('arroz');
  const rail = screen.getByRole('navigation', { name: pageTexts.categories });

  expect(within(rail).getAllByRole('link')).toHaveLength(20);
  expect(within(rail).getByRole('link', { current: 'page' })).toHaveTextContent('Arroz Chino');
});

test('among drinks the rail stays among drinks', () => {
  open('jugos');
  const rail = screen.getByRole('navigation', { name: pageTexts.drinks });

  expect(within(rail).getAllByRole('link')).toHaveLength(10);
  expect(within(rail).getByRole('link', { current: 'page' })).toHaveTextContent('Jugos');
});

test('the title of Mariscos is the target of its printed address', () => {
  open('mariscos', '/Mariscos#mariscos');

  expect(screen.getByRole('heading', { level: 1 })).toContainHTML('id="mariscos"');
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

test.each(['arroz', 'licores'] as const)('the page of %s is accessible', async (category) => {
  const { container } = open(category);
  await expectAccessible(container);
});
