import { screen, waitFor } from '@testing-library/react';
import { commonMessages } from '@asia/shared/messages';
import { allowConsole, answer, forgetProducts, renderApp } from '@asia/shared/testing';
import { dishSheet } from '../dish-sheet/sheetModule';
import { pageTexts } from '../messages/pages/es';
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
  network.mockReset().mockResolvedValue(answer(service));
  global.fetch = network;
  forgetProducts();
});

const open = () => renderApp(<DrinksPage category="bebidas" />, { route: '/Bebidas' });
const cards = () => screen.findAllByRole('button', { name: new RegExp(`^${pageTexts.add} `) });

test('the page shows the products of the service, before the other drinks', async () => {
  open();
  expect(screen.getByText(commonMessages.spanish.loading)).toHaveAttribute('role', 'status');

  expect(await screen.findByRole('heading', { level: 2, name: 'Agua sin gas' })).toBeInTheDocument();
  expect(screen.queryByText(commonMessages.spanish.loading)).not.toBeInTheDocument();
  expect(screen.getByText('$ 9.900')).toBeInTheDocument();
  expect(screen.queryByText('Combito de nuggets de pollo')).not.toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: /^ver / })).toHaveLength(9);
});

test('a product goes straight into the cart', async () => {
  const { user, cart } = open();

  await user.click(await screen.findByRole('button', { name: pageTexts.addDish('Agua sin gas') }));

  expect(cart.cartItems).toMatchObject([{ key: 'bebidas:agua-sin-gas', price: 9900, plato: 'Bebida' }]);
  expect(screen.getByText(`${counterTexts.inOrder(1)}.`)).toBeInTheDocument();
});

test('a product of the order is taken off again, with the focus on its add button', async () => {
  const { user, cart } = open();
  const add = await screen.findByRole('button', { name: pageTexts.addDish('Agua sin gas') });
  const name = counterTexts.takeLast('Agua sin gas');
  expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();

  await user.dblClick(add);
  await user.click(screen.getByRole('button', { name: counterTexts.takeOne('Agua sin gas') }));
  expect(cart.cartItems).toMatchObject([{ cartQuantity: 1 }]);
  await user.click(screen.getByRole('button', { name }));

  expect(cart.cartItems).toEqual([]);
  expect(add).toHaveFocus();
});

test('a product without price is asked for in the chat', async () => {
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
  const { user, address } = open();

  await user.click(await screen.findByRole('link', { name: 'Agua sin gas' }));

  expect(await screen.findByRole('dialog', { name: 'Agua sin gas' })).toHaveTextContent('$ 9.900');
  expect(address()).toBe('/Bebidas?plato=agua-sin-gas');
});

test('a failure is shown with a retry, which recovers the list', async () => {
  allowConsole('error', /Loading chunk failed \(error: \/products\)/);
  network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { user } = open();
  expect(screen.queryByText(commonMessages.spanish.failed)).not.toBeInTheDocument();

  expect(await screen.findByRole('alert')).toHaveTextContent(commonMessages.spanish.failed);
  expect(screen.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/wa\.me/),
  );

  await user.click(screen.getByRole('button', { name: commonMessages.spanish.retry }));
  expect(await cards()).toHaveLength(1);
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});
