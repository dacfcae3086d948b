/**
 * A release prerenders every page, and the browser hydrates it. Both must draw the same HTML, also at an address with a
 * query, which the prerendered page lacks.
 */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { cart } from '@asia/shared/cart';
import { attribute, HYDRATED, ISLAND } from '@asia/shared/contracts';
import { commonMessages } from '@asia/shared/messages';
import { products } from '@asia/shared/products';
import { addNodesBesideFields, anOrderableDish, hydrate } from '@asia/shared/testing';
import CartaPage from './carta/CartaPage';
import { qrCode } from './carta/codeModule';
import CategoryPage from './category/CategoryPage';
import MenuPage from './menu-index/MenuPage';
import { spanish as foundTexts } from './messages/found/es';
import { spanish as searchTexts } from './messages/search/es';
import DrinksPage from './products/DrinksPage';
import KidsPage from './products/KidsPage';
import { SearchField } from './search/SearchField';
import { counterTexts } from './testing/counterTexts';

beforeEach(() => {
  // `/products` never answers, so the page stays as prerendered.
  jest.spyOn(products, 'retain').mockReturnValue(() => undefined);
});

test.each([
  ['the menu index', <MenuPage />, '/Menu', 'Advertencia propina'],
  // A search in the address waits for hydration.
  ['a search', <MenuPage />, '/Menu?q=camaron&filtro=picante', 'Platos Especiales'],
  ['a food page', <CategoryPage category="arroz" />, '/x?plato=nada&de=chat', searchTexts.find],
  ['a drinks page', <CategoryPage category="cerveza" />, '/x?plato=nada&de=chat', searchTexts.find],
  [
    '/Bebidas, before the service answers,',
    <DrinksPage category="bebidas" />,
    '/Bebidas',
    'Limonada de coco',
  ],
  [
    'the kids menu',
    <KidsPage category="infantil" game={<p>Juegemos</p>} />,
    '/Menuinfantil',
    'Combito de nuggets de pollo',
  ],
  ['the carta in es', <CartaPage language="es" />, '/Carta', 'Yangzhou'],
  ['the carta in en', <CartaPage language="en" />, '/Carta', 'Yangzhou'],
  ['the carta in zh', <CartaPage language="zh" />, '/Carta', 'Yangzhou'],
])('%s hydrates without differences', async (_, page, address, text) => {
  await qrCode.load();
  const { prerendered, differences } = await hydrate(page, address);

  expect(prerendered).toContain(text);
  expect(prerendered).not.toContain(commonMessages.spanish.loading);
  expect(differences).toEqual([]);
});

test.each([
  ['hydrates', () => undefined],
  ['draws the page again, because an extension has added nodes', addNodesBesideFields],
])('what stands in the search stays when React %s', async (_, extend) => {
  const field = () => screen.getByRole('searchbox', { name: searchTexts.find });
  const { differences } = await hydrate(
    <Suspense>
      <div {...attribute(ISLAND)}>
        <MenuPage />
      </div>
    </Suspense>,
    '/Menu',
    (container) => {
      fireEvent.change(field(), { target: { value: 'lumpia' } });
      extend(container);
    },
  );

  expect(differences).toHaveLength(extend === addNodesBesideFields ? 1 : 0);
  expect(field()).toHaveValue('lumpia');
  expect(await screen.findByRole('list', { name: foundTexts.found })).toBeVisible();
});

test('a new page takes over no search of the page before', () => {
  const onChange = jest.fn();
  const page = (name: string, value: string) => (
    <div {...attribute(ISLAND)} {...attribute(HYDRATED)}>
      <SearchField key={name} value={value} onChange={onChange} />
    </div>
  );
  const { rerender } = render(page('menu', 'lumpia'));
  rerender(page('sopas', ''));

  expect(onChange).not.toHaveBeenCalled();
});

test('a full cart shows on the rows only after hydration', async () => {
  cart.add(anOrderableDish(), 2);
  const { prerendered, differences } = await hydrate(<CategoryPage category="entradas" />, '/Entradas');

  expect(prerendered).not.toContain(counterTexts.inOrder(2));
  expect(document.body).toHaveTextContent(counterTexts.inOrder(2));
  expect(differences).toEqual([]);
  act(() => cart.clear());
});

test.each([
  ['/Menu', 4, <MenuPage />],
  ['/Bebidas', 3, <DrinksPage category="bebidas" />],
  ['/Menuinfantil', 3, <KidsPage category="infantil" />],
])('%s leaves all but its first %i pictures to after hydration on a phone', async (address, count, page) => {
  expect((await hydrate(page, address)).pictures).toBe(count);
});
