import { screen, waitFor } from '@testing-library/react';
import { commonMessages } from '@asia/shared/messages';
import { allowConsole, answer, expectAccessible, forgetProducts, renderApp } from '@asia/shared/testing';
import { dishSheet } from '../dish-sheet/sheetModule';
import { pageTexts } from '../messages/pages/es';
import { spanish as searchTexts } from '../messages/search/es';
import { preloadMenuSearch } from '../search/menuSearch';
import { counterTexts } from '../testing/counterTexts';
import DrinksPage from './DrinksPage';

const water = {
  id: 1,
  name: 'Agua sin gas',
  plato: 'Bebida',
  image: '/pictures/bebidas-agua-sin-gas.abc123-400.webp',
  desc: 'Botella de 300 ml',
  price: 9900,
  category: 'bebidas',
};
const service = [
  water,
  { ...water, id: 2, name: 'Té de crisantemo', price: '' },
  { ...water, id: 8, name: 'Combito de nuggets de pollo', category: 'infantil' },
];

const network = jest.fn<Promise<Response>, []>();

beforeAll(() => dishSheet.prefetch());

beforeEach(() => {
  network.mockReset();
  global.fetch = network;
  forgetProducts();
});

const open = () => renderApp(<DrinksPage category="bebidas" />, { route: '/Bebidas' });
const cards = () => screen.findAllByRole('button', { name: new RegExp(`^${pageTexts.add} `) });

test('while the products load the page shows Cargando...', async () => {
  let respond: (response: Response) => void = () => undefined;
  network.mockReturnValue(new Promise((resolve) => (respond = resolve)));
  open();

  expect(await screen.findByText(commonMessages.spanish.loading)).toHaveAttribute('role', 'status');
  expect(screen.queryByText('Agua sin gas')).not.toBeInTheDocument();

  respond(answer(service));
  await cards();
  expect(screen.queryByText(commonMessages.spanish.loading)).not.toBeInTheDocument();
});

test('the products of the category are shown as the service returns them', async () => {
  network.mockResolvedValue(answer(service));
  open();

  expect(await screen.findByRole('heading', { level: 2, name: 'Agua sin gas' })).toBeInTheDocument();
  expect(screen.getByText('$ 9.900')).toBeInTheDocument();
  expect(screen.queryByText('Combito de nuggets de pollo')).not.toBeInTheDocument();
});

test('a product goes straight into the cart', async () => {
  network.mockResolvedValue(answer(service));
  const { user, cart } = open();

  await user.click(await screen.findByRole('button', { name: pageTexts.addDish('Agua sin gas') }));

  expect(cart.cartItems).toMatchObject([{ key: 'bebidas:agua-sin-gas', price: 9900, plato: 'Bebida' }]);
  expect(screen.getByText(`${counterTexts.inOrder(1)}.`)).toBeInTheDocument();
});

test('a product without price is asked for in the chat', async () => {
  network.mockResolvedValue(answer(service));
  open();

  expect(
    await screen.findByRole('link', {
      name: new RegExp(`^${commonMessages.spanish.ask}${pageTexts.priceInChat('Té de crisantemo')}`),
    }),
  ).toBeInTheDocument();
  expect(
    screen.queryByRole('button', { name: pageTexts.addDish('Té de crisantemo') }),
  ).not.toBeInTheDocument();
});

test('the name of a product opens its sheet with the price of the service', async () => {
  network.mockResolvedValue(answer(service));
  const { user, address } = open();

  await user.click(await screen.findByRole('link', { name: 'Agua sin gas' }));

  expect(await screen.findByRole('dialog', { name: 'Agua sin gas' })).toHaveTextContent('$ 9.900');
  expect(address()).toBe('/Bebidas?plato=agua-sin-gas');
});

test('a failure is shown with a retry, which recovers the list', async () => {
  allowConsole('error', /Loading chunk failed \(error: \/products\)/);
  network.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(answer(service));
  const { user } = open();
  expect(screen.queryByText(commonMessages.spanish.failed)).not.toBeInTheDocument();

  expect(await screen.findByRole('alert')).toHaveTextContent(commonMessages.spanish.failed);
  expect(screen.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/wa\.me/),
  );
  expect(screen.queryByText(commonMessages.spanish.loading)).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: commonMessages.spanish.retry }));
  expect(await cards()).toHaveLength(1);
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

test('a dish of any category is found here, and opens its sheet', async () => {
  await preloadMenuSearch();
  network.mockResolvedValue(answer(service));
  const { user } = open();
  await cards();

  await user.type(screen.getByRole('searchbox', { name: searchTexts.find }), 'mapo tofu');
  expect(await screen.findByRole('button', { name: pageTexts.addDish('Mapo tofu') })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: pageTexts.moreDrinks })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: /Mapo tofu/ }));
  expect(await screen.findByRole('dialog', { name: 'Mapo tofu' })).toBeInTheDocument();
});

test('nine sections lead to the other drinks, and a link back to the menu', async () => {
  network.mockResolvedValue(answer(service));
  open();
  await cards();

  const sections = screen.getAllByRole('link', { name: /^ver / }).map((link) => link.getAttribute('href'));
  expect(sections).toEqual([
    '/Cerveza',
    '/Cocteleria',
    '/Gaseosas',
    '/Hatsu',
    '/Jugos',
    '/Licores',
    '/Sangrias',
    '/Sodas',
    '/Vinos',
  ]);
  expect(screen.getByRole('heading', { level: 1, name: 'Bebidas' })).toBeInTheDocument();
  for (const link of screen.getAllByRole('link', { name: pageTexts.backToMenu })) {
    expect(link).toHaveAttribute('href', '/menu');
  }
});

test('the page is accessible', async () => {
  network.mockResolvedValue(answer(service));
  const { container } = open();
  await cards();

  await expectAccessible(container);
});
