import { screen } from '@testing-library/react';
import { content } from '@asia/shared/content';
import { products } from '@asia/shared/products';
import { answer, expectAccessible, forgetProducts, renderApp } from '@asia/shared/testing';
import { pageTexts } from '../messages/pages/es';
import { spanish as searchTexts } from '../messages/search/es';
import { preloadMenuSearch } from '../search/menuSearch';
import KidsPage from './KidsPage';

beforeEach(async () => {
  global.fetch = () => Promise.resolve(answer(content('products')));
  forgetProducts();
  await products.load();
  jest.spyOn(products, 'retain').mockReturnValue(() => undefined);
});

test('the two titles are those of the specification', () => {
  renderApp(<KidsPage category="infantil" />, { route: '/Menuinfantil' });

  expect(screen.getByRole('heading', { level: 1, name: 'Nuestro menú infantil' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Menú mágico para niños' })).toBeInTheDocument();
});

test('the kids dishes of the service are cards and go into the cart', async () => {
  const { user, cart } = renderApp(<KidsPage category="infantil" />, { route: '/Menuinfantil' });

  expect(screen.getAllByRole('button', { name: new RegExp(`^${pageTexts.add} `) })).toHaveLength(6);
  await user.click(screen.getByRole('button', { name: pageTexts.addDish('Cremita de pollo') }));
  expect(cart.cartItems).toMatchObject([{ key: 'infantil:cremita-de-pollo', price: 22500 }]);
});

test('the game is shown when there is one', () => {
  renderApp(<KidsPage category="infantil" game={<h2>Juegemos</h2>} />, { route: '/Menuinfantil' });

  expect(screen.getByRole('heading', { name: 'Juegemos' })).toBeInTheDocument();
});

test('the whole menu is searched from here, beside the game', async () => {
  await preloadMenuSearch();
  const { user } = renderApp(<KidsPage category="infantil" game={<h2>Juegemos</h2>} />, {
    route: '/Menuinfantil',
  });

  await user.type(screen.getByRole('searchbox', { name: searchTexts.find }), 'mapo tofu');
  expect(await screen.findByRole('button', { name: pageTexts.addDish('Mapo tofu') })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Juegemos' })).toBeInTheDocument();
});

test('without the game the page is complete', async () => {
  const { container } = renderApp(<KidsPage category="infantil" />, { route: '/Menuinfantil' });

  expect(screen.getByText(/^Y mientras sale la comida, un juego/)).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: pageTexts.backToMenu })).not.toHaveLength(0);
  await expectAccessible(container);
});

test('nothing on the page mentions alcohol', () => {
  const { container } = renderApp(<KidsPage category="infantil" />, { route: '/Menuinfantil' });

  expect(container).not.toHaveTextContent(/alcohol|embriagantes|cerveza|vino|cóctel/i);
});
