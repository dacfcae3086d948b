/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { cartaIn } from '../menu-data/cartas';
import CartaPage from './CartaPage';

test('the prerendered carta is a menu for search engines', async () => {
  await cartaIn('es').load();
  const view = renderToString(
    <MemoryRouter>
      <CartaPage language="es" />
    </MemoryRouter>,
  );
  expect(view).toMatch(/<script type="application\/ld\+json">{"@context":"[^"]*","@type":"Menu",/);
});
