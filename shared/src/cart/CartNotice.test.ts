import en from '../messages/common/en';
import { spanish } from '../messages/common/es';
import zh from '../messages/common/zh';
import { restaurant } from '../restaurant/facts';
import { aCartItem } from '../testing';
import { type CartChangeKind, changeLine } from './CartChange';
import { changeNotices, leftOutNotice, noticesInShort, restaurantNotices } from './CartNotice';
import { CartStore } from './CartStore';
import { lineName } from './lineKey';
import { CartPrices } from './prices/CartPrices';

const { orders } = restaurant;

const names = { nameEn: 'Spring roll', nameZh: '春卷' };
const gone = aCartItem({ ...names, away: 'gone' });
const dearer = aCartItem({ ...names, note: 'no onion', was: { name: 'Lumpia (unidad)', price: 9000 } });
/** A Wednesday at three in the morning in Medellín. */
const night = new Date('2026-03-04T08:00:00Z');

test('notices are in the language of the guest, and in Spanish for the kitchen', () => {
  const notices = [leftOutNotice(gone), ...changeNotices(dearer), ...restaurantNotices(night)];
  expect(notices.map((notice) => notice?.inWords(en, 'en'))).toEqual([
    'Spring roll is no longer on the menu: it is left out of your order.',
    'Spring roll (no onion) costs more than before: it was $9,000, now $9,800.',
    'We are closed. You can send your order now; we will read it when we open, today at 11:00 AM.',
  ]);
  expect(notices.map((notice) => notice?.inWords(zh, 'zh'))).toEqual([
    '春卷已从菜单下架，不计入订单。',
    '春卷 (no onion)已涨价：原价9,000\u00a0比索，现价9,800\u00a0比索。',
    '现已打烊。订单可照常发送，我们今天上午11:00开门后处理。',
  ]);
  expect(notices.map((notice) => notice?.text)).toEqual([
    'Lumpia (unidad) ya no está en la carta: no va en el pedido.',
    'El precio de Lumpia (unidad) (no onion) subió: antes $\u00a09.000, ahora $\u00a09.800.',
    'Estamos cerrados. El pedido se envía y lo leemos al abrir, hoy a las 11:00 AM.',
  ]);
});

test.each<[CartChangeKind, string, string | null]>([
  ['added', 'Agregaste 2 de Lumpia (unidad) al carrito.', 'Product added to cart'],
  ['increased', 'Ahora llevas 2 de Lumpia (unidad).', 'Increased product quantity'],
  ['decreased', 'Ahora llevas 2 de Lumpia (unidad).', 'Decreased product quantity'],
  ['removed', 'Quitaste Lumpia (unidad) del carrito.', 'Product removed from cart'],
  ['restored', 'Lumpia (unidad) vuelve al carrito.', null],
])('a line %s is announced as «%s»', (kind, line, title) => {
  expect(changeLine({ kind, item: aCartItem(), quantity: 2 }, spanish, 'es')).toBe(line);
  expect(spanish.toastTitles?.[kind]).toBe(title);
});

test('a whole cart is announced as cleared, and as restored', () => {
  const writeChange = (kind: CartChangeKind) => changeLine({ kind, item: null, quantity: 0 }, spanish, 'es');
  expect([writeChange('cleared'), writeChange('restored')]).toEqual([
    'Vaciaste el carrito.',
    'Recuperaste tu carrito.',
  ]);
  expect(spanish.toastTitles?.cleared).toBe('Cart cleared');
});

test('a change of the menu is reported only for lines that can be ordered, and only if it differs', () => {
  const listNotices = (fields: Partial<Parameters<typeof changeNotices>[0]>) =>
    changeNotices(aCartItem(fields)).map(({ kind, text }) => [kind, text]);
  expect(listNotices({})).toEqual([]);
  expect(listNotices({ was: { name: 'Lumpia', price: 12_000 } })).toEqual([
    ['renamed', 'Lumpia ahora se llama Lumpia (unidad).'],
    ['cheaper', 'El precio de Lumpia (unidad) bajó: antes $\u00a012.000, ahora $\u00a09.800.'],
  ]);
  // 0 is an unknown price; the same price is no change.
  expect(listNotices({ was: { name: 'Lumpia (unidad)', price: 0 } })).toEqual([]);
  expect(listNotices({ was: { name: 'Lumpia (unidad)', price: 9_800 } })).toEqual([]);
  expect(listNotices({ was: { name: 'Lumpia', price: 12_000 }, away: 'soldOut' })).toEqual([]);
});

test.each([
  [{}, null],
  [{ away: 'soldOut' as const }, 'Lumpia (unidad) se agotó: no va en el pedido.'],
  [{ price: 0 }, 'Lumpia (unidad) no tiene precio en la carta: no va en el pedido.'],
])('a line with %j is left out with the words %j', (fields, words) => {
  expect(leftOutNotice(aCartItem(fields))?.text ?? null).toBe(words);
});

test('the name of a line with a long note shows where it goes on', () => {
  const writeName = (note: string) => lineName(aCartItem({ note }), 'es');
  expect(writeName('ñ'.repeat(120))).toBe(`Lumpia (unidad) (${'ñ'.repeat(120)})`);
  expect(writeName('🥜'.repeat(121))).toBe(`Lumpia (unidad) (${'🥜'.repeat(120)}…)`);
});

test('the dock counts what is left out and what has another price, of every kind', () => {
  const kinds = ['gone', 'soldOut', 'unpriced', 'dearer', 'cheaper', 'renamed', 'paused'] as const;
  expect(noticesInShort(kinds.map((kind) => ({ ...leftOutNotice(gone)!, kind })))).toBe(
    '3 platos no van en el pedido · 2 platos cambiaron de precio · Domicilios en pausa',
  );
  expect(noticesInShort([])).toBe('');
});

test('an open restaurant that delivers has no notice; that of a pause has the words of the owner', () => {
  const noon = new Date('2026-03-04T18:00:00Z');
  expect(restaurantNotices(noon)).toEqual([]);
  jest.replaceProperty(orders, 'paused', true);
  jest.replaceProperty(orders, 'pauseMessage', 'Hoy llueve mucho.');
  const [pause] = restaurantNotices(noon);
  expect(pause).toMatchObject({ kind: 'paused', line: '', text: 'Hoy llueve mucho.' });
  expect(pause?.inWords(en, 'en')).toBe(en.paused);
  jest.restoreAllMocks();
  expect(restaurantNotices(night)).toMatchObject([{ kind: 'closed', line: '' }]);
});

test('the dock shows a summary', () => {
  const notices = [leftOutNotice(gone) ?? [], changeNotices(dearer), restaurantNotices(night)].flat();
  expect(noticesInShort(notices)).toBe(
    '1 plato no va en el pedido · 1 plato cambió de precio · Cerrado ahora',
  );
  expect(noticesInShort(notices, en)).toBe('1 dish left out · 1 dish with a new price · Closed now');
});

test('a line keeps the names of its dish, until the menu renames it', () => {
  const cart = new CartStore();
  const prices = new CartPrices(cart);
  const { key, category, plato, desc, price, image } = gone;
  cart.add({ ...gone });
  prices.reprice({ [category]: { [key]: { name: gone.name, plato, desc, price, image, soldOut: false } } });
  expect(cart.cartItems).toMatchObject([names]);
  expect(cart.lastChange && changeLine(cart.lastChange, zh, 'zh')).toBe('已加入购物车：春卷');
  prices.reprice({
    [category]: { [key]: { name: 'Lumpia grande', plato, desc, price, image, soldOut: false } },
  });
  const [line] = cart.cartItems;
  for (const name of Object.keys(names)) expect(line).not.toHaveProperty(name);
  expect(line && leftOutNotice({ ...line, away: 'soldOut' })?.inWords(en, 'en')).toMatch(
    /^Lumpia grande is sold out/,
  );
});
