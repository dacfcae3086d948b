import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { content } from '@asia/shared/content';
import { products } from '@asia/shared/products';
import { answer, forgetProducts, renderApp } from '@asia/shared/testing';
import { pageTexts } from '../messages/pages/es';
import { spanish as searchTexts } from '../messages/search/es';
import { preloadMenuSearch } from '../search/menuSearch';
import KidsPage from './KidsPage';

beforeEach(async () => {
  global.fetch = jest.fn().mockResolvedValue(answer(content('products')));
  forgetProducts();
  await products.load();
  jest.spyOn(products, 'retain').mockReturnValue(() => undefined);
});

const open = (game?: ReactNode) =>
  renderApp(<KidsPage category="infantil" game={game} />, { route: '/Menuinfantil' });

test('the kids dishes of the service are cards and go into the cart', async () => {
  const { user, cart } = open();

  expect(screen.getAllByRole('button', { name: new RegExp(`^${pageTexts.add} `) })).toHaveLength(6);
  await user.click(screen.getByRole('button', { name: pageTexts.addDish('Cremita de pollo') }));
  expect(cart.cartItems).toMatchObject([{ key: 'infantil:cremita-de-pollo', price: 22500 }]);
});

test('the whole menu is searched from here, beside the game', async () => {
  await preloadMenuSearch();
  const { user } = open(<h2>Juegemos</h2>);

  await user.type(screen.getByRole('searchbox', { name: searchTexts.find }), 'mapo tofu');
  expect(await screen.findByRole('button', { name: pageTexts.addDish('Mapo tofu') })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Juegemos' })).toBeInTheDocument();
});

test('without the game the page is complete, and nothing mentions alcohol', () => {
  const { container } = open();

  expect(screen.getByText(/^Y mientras sale la comida, un juego/)).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: pageTexts.backToMenu })).not.toHaveLength(0);
  expect(container).not.toHaveTextContent(/alcohol|embriagantes|cerveza|vino|cóctel/i);
});
