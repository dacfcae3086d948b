/**
 * The release prerenders every page and the browser hydrates it: both must draw the same HTML, also at an address with
 * a query, which the prerendered page did not have.
 */
import { act, type ReactNode } from 'react';
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { cart } from '@asia/shared/cart';
import { products } from '@asia/shared/products';
import { anOrderableDish } from '@asia/shared/testing';
import CartaPage, { preload as preloadCarta } from './carta/page';
import { qrCode } from './carta/codeModule';
import CategoryPage, { preload as preloadCategory } from './category/page';
import DrinksPage, { preload as preloadDrinks } from './products/drinksExpose';
import KidsPage, { preload as preloadKids } from './products/kidsExpose';
import MenuPage from './menu-index/MenuPage';

beforeEach(() => {
  // `/products` never answers: the page stays as prerendered.
  jest.spyOn(products, 'retain').mockReturnValue(() => undefined);
});

/** Prerenders `page` without a query, then hydrates it at `address`. */
async function takeOver(page: ReactNode, address: string) {
  const site = (route: string) => <MemoryRouter initialEntries={[route]}>{page}</MemoryRouter>;
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  container.innerHTML = renderToString(site(address.replace(/\?.*/, '')));
  const written = container.textContent;
  const differences: unknown[] = [];
  // eslint-disable-next-line testing-library/no-unnecessary-act -- chunks arrive while the page is taken over
  await act(async () => {
    render(site(address), {
      container,
      hydrate: true,
      onRecoverableError: (error) => differences.push(error),
    });
    await new Promise((resolve) => setTimeout(resolve));
  });
  return { written, differences };
}

test('the menu index is taken over as written', async () => {
  const { written, differences } = await takeOver(<MenuPage />, '/Menu');

  expect(written).toContain('Advertencia propina');
  expect(differences).toEqual([]);
});

test('a search in the address waits for the page to be alive', async () => {
  const { written, differences } = await takeOver(<MenuPage />, '/Menu?q=camaron&filtro=picante');

  expect(written).toContain('Platos Especiales');
  expect(differences).toEqual([]);
});

test.each(['arroz', 'cerveza'] as const)('the page of %s is taken over as written', async (category) => {
  await preloadCategory({ category });
  const { written, differences } = await takeOver(
    <CategoryPage category={category} />,
    '/x?plato=nada&de=chat',
  );

  expect(written).toContain('Busca un plato');
  expect(differences).toEqual([]);
});

test('a full cart shows on the rows only when the page is taken over', async () => {
  await preloadCategory({ category: 'entradas' });
  cart.add(anOrderableDish(), 2);
  const { written, differences } = await takeOver(<CategoryPage category="entradas" />, '/Entradas');

  expect(written).not.toContain('en tu pedido');
  expect(document.body).toHaveTextContent('2 en tu pedido');
  expect(differences).toEqual([]);
  act(() => cart.clear());
});

test('drinks stand in the page as written, before the service answers', async () => {
  await preloadDrinks();
  const { written, differences } = await takeOver(<DrinksPage />, '/Bebidas');

  expect(written).toContain('Limonada de coco');
  expect(written).not.toContain('Cargando...');
  expect(differences).toEqual([]);
});

test('the kids menu is taken over as written', async () => {
  await preloadKids();
  const { written, differences } = await takeOver(<KidsPage game={<p>Juegemos</p>} />, '/Menuinfantil');

  expect(written).toContain('Combito de nuggets de pollo');
  expect(differences).toEqual([]);
});

test.each(['es', 'en', 'zh'] as const)('the carta in %s is taken over as written', async (language) => {
  await Promise.all([preloadCarta({ language }), qrCode.load()]);
  const { written, differences } = await takeOver(<CartaPage language={language} />, '/Carta');

  expect(written).toContain('Yangzhou');
  expect(differences).toEqual([]);
});
