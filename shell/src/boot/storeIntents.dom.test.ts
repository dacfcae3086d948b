import {
  CART_KEY,
  type CartItem,
  HYDRATED,
  HYDRATED_EVENT,
  INTENT_EVENT,
  INTENTS_KEY,
  ORDER_TEXTS_KEY,
} from '@asia/shared/contracts';
import { aCartItem, aDish } from '@asia/shared/testing';
import { storeIntents } from './storeIntents';

const soup = aDish({ key: 'sopas:wan-tan', category: 'sopas', name: 'Sopa wantán', price: 22500 });
const tea = aDish({ key: 'sopas:te', category: 'sopas', name: 'Té', price: 4500 });
const entries = { 'section/sopas': { dishes: [soup, tea] } };

const row = (key: string) => `<li data-counter="closed"><button value="${key}">−</button>
  <span data-counts>0</span><span data-counts>0 en tu pedido</span>
  <button data-orders="${key}">+</button></li>`;
const card = `<li><span data-counter="closed"><span data-counts>0 ×</span></span>
  <button data-orders="${tea.key}">Agregar</button></li>`;
const html = `<div id="app" data-island>
    <div id="page" data-island>${row(soup.key)}${card}${row('carta:otro')}</div>
    <a id="cart-button" data-counter="closed" data-none="0 platos" data-one="1 plato">
      <b data-counts>Ver carrito: 0 platos, $\u00a00</b><i data-counts>0 platos</i><u data-counts>$\u00a00</u>
    </a>
  </div>`;

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const texts = (selector: string) =>
  Array.from(document.querySelectorAll(`${selector} [data-counts]`), (leaf) => leaf.textContent);
const plus = (key: string) => find(`[data-orders="${key}"]`);
const intents = () => JSON.parse(localStorage.getItem(INTENTS_KEY) ?? '[]') as CartItem[];
const store = (...lines: CartItem[]) => localStorage.setItem(CART_KEY, JSON.stringify(lines));
const hydrate = (island: string) => {
  find(island).setAttribute(HYDRATED, '');
  find(island).dispatchEvent(new CustomEvent(HYDRATED_EVENT, { bubbles: true }));
};

let tap: (button: HTMLElement) => boolean;
beforeAll(() => {
  globalThis.asiaContent = { entries };
  tap = storeIntents(document);
});
beforeEach(() => void (document.body.innerHTML = html));

it('shows the dish and the cart, and stores the intent beside the cart', () => {
  expect(tap(plus(soup.key))).toBe(true);
  expect(intents()).toMatchObject([{ key: soup.key, name: soup.name, price: 22500, cartQuantity: 1 }]);
  expect(localStorage.getItem(CART_KEY)).toBeNull();
  expect(texts('li:first-child')).toEqual(['1', '1 en tu pedido']);
  expect(find('li')).toHaveAttribute('data-counter', 'open');
  expect(find('#cart-button')).toHaveAttribute('data-counter', 'open');
  expect(texts('#cart-button')).toEqual(['Ver carrito: 1 plato, $\u00a022.500', '1 plato', '$\u00a022.500']);
});

it('counts each tap, on rows and on cards, to what lies in the cart', () => {
  store(aCartItem({ ...tea, price: 4500, cartQuantity: 2, note: 'sin azúcar' }));
  for (const key of [soup.key, soup.key, tea.key]) tap(plus(key));
  expect(intents().map(({ key, cartQuantity }) => [key, cartQuantity])).toEqual([
    [soup.key, 2],
    [tea.key, 1],
  ]);
  expect(texts('li:first-child')).toEqual(['2', '2 en tu pedido']);
  expect(texts('li:nth-child(2)')).toEqual(['3 ×']);
  expect(texts('#cart-button').slice(1)).toEqual(['5 platos', '$\u00a058.500']);
});

it.each<[string, Partial<CartItem>, number, string, string[]]>([
  [
    'leaves out what cannot be ordered, as the cart does',
    { key: 'sopas:lejos', price: 9000, cartQuantity: 3, away: 'soldOut' },
    1,
    '1 ×',
    ['1 plato', '$\u00a04.500'],
  ],
  [
    'does not count more of a line than a line may have',
    { ...tea, price: 4500, cartQuantity: 999 },
    1,
    '999 ×',
    ['999 platos', '$\u00a04.495.500'],
  ],
  [
    'counts a dish beside its full line, if that has a note',
    { ...tea, price: 4500, cartQuantity: 999, away: 'unpriced', note: 'sin azúcar' },
    2,
    '1001 ×',
    ['2 platos', '$\u00a09.000'],
  ],
])('%s', (_, line, taps, counted, cart) => {
  store(aCartItem(line));
  for (let time = 0; time < taps; time += 1) expect(tap(plus(tea.key))).toBe(true);
  expect(texts('li:nth-child(2)')).toEqual([counted]);
  expect(texts('#cart-button').slice(1)).toEqual(cart);
});

it('leaves a dish whose sheet holds a note to the cart, which takes the note', () => {
  sessionStorage.setItem(
    ORDER_TEXTS_KEY,
    JSON.stringify({ order: 0, texts: { [soup.key]: 'sin cilantro' } }),
  );
  expect([tap(plus(soup.key)), tap(plus(tea.key))]).toEqual([false, true]);
  expect(intents().map(({ key }) => key)).toEqual([tea.key]);
});

it('tells a cart that has started already', () => {
  const told = jest.fn(() => expect(intents()).toHaveLength(1));
  addEventListener(INTENT_EVENT, told, { once: true });
  tap(plus(soup.key));
  expect(told).toHaveBeenCalledTimes(1);
});

it('takes back what it wrote into each island that is hydrated', () => {
  const before = find('#app').outerHTML;
  tap(plus(soup.key));
  tap(plus(tea.key));
  hydrate('#page');
  expect(texts('li:first-child')).toEqual(['0', '0 en tu pedido']);
  expect(texts('#cart-button')[1]).toBe('2 platos');
  hydrate('#app');
  for (const island of ['#app', '#page']) find(island).removeAttribute(HYDRATED);
  expect(find('#app').outerHTML).toBe(before);
});

it('leaves alone a cart button that React has hydrated', () => {
  hydrate('#app');
  expect(tap(plus(soup.key))).toBe(true);
  expect(texts('#cart-button')[1]).toBe('0 platos');
  expect(texts('li:first-child')[0]).toBe('1');
});

it.each<[string, string, () => unknown]>([
  ['on a button that orders nothing', 'button', () => undefined],
  ['on a dish whose section the page does not bring', '[data-orders="carta:otro"]', () => undefined],
  [
    'where the browser refuses to store',
    `[data-orders="${soup.key}"]`,
    () =>
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError');
      }),
  ],
  ...['{', '{"a":1}', '[{"key":"a","price":"$ 9.800","cartQuantity":1}]'].map(
    (cart): [string, string, () => unknown] => [
      `with a stored cart that it cannot count: ${cart}`,
      `[data-orders="${soup.key}"]`,
      () => localStorage.setItem(CART_KEY, cart),
    ],
  ),
])('leaves a tap to the replay %s', (_, button, prepare) => {
  prepare();
  expect(tap(find(button))).toBe(false);
  expect(find('#app').outerHTML).not.toContain('"open"');
  expect(intents()).toEqual([]);
});

it('counts on from the texts of the release where a browser has translated them', () => {
  const early = storeIntents(document);
  for (const leaf of document.querySelectorAll('#cart-button [data-counts]'))
    leaf.innerHTML = '<font><font>0 dishes</font></font>';
  early(plus(soup.key));
  expect(texts('#cart-button')).toEqual(['Ver carrito: 1 plato, $\u00a022.500', '1 plato', '$\u00a022.500']);
});
