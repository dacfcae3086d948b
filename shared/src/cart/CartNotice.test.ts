import en from '../messages/common/en';
import { spanish } from '../messages/common/es';
import zh from '../messages/common/zh';
import { aCartItem, writeToday } from '../testing';
import { type CartChangeKind, changeLine } from './CartChange';
import { changeNotices, leftOutNotice, noticesInShort, restaurantNotices } from './CartNotice';
import { CartStore } from './CartStore';
import { lineName } from './lineKey';
import { CartPrices } from './prices/CartPrices';

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
    'We are closed. You can send your order now; we will read it when we open, today at 11:00\u00a0AM.',
  ]);
  expect(notices.map((notice) => notice?.inWords(zh, 'zh'))).toEqual([
    '春卷已从菜单下架，不计入订单。',
    '春卷 (no onion)已涨价：原价9,000\u00a0比索，现价9,800\u00a0比索。',
    '现已打烊。订单可照常发送，我们今天上午11:00开门后处理。',
  ]);
  expect(notices.map((notice) => notice?.text)).toEqual([
    'Lumpia (unidad) ya no está en la carta: no va en el pedido.',
    'El precio de Lumpia (unidad) (no onion) subió: antes $\u00a09.000, ahora $\u00a09.800.',
    'Estamos cerrados. El pedido se envía y lo leemos al abrir, hoy a las 11:00\u00a0AM.',
  ]);
});

test.each<[CartChangeKind, string, string | null]>([
  ['added', 'Agregaste 2 de Lumpia (unidad) al carrito.', 'Product added to cart'],
  ['increased', 'Ahora llevas 2 de Lumpia (unidad).', 'Increased product quantity'],
  ['decreased', 'Ahora llevas 2 de Lumpia (unidad).', 'Decreased product quantity'],
  ['removed', 'Quitaste Lumpia (unidad) del carrito.', 'Product removed from cart'],
  ['restored', 'Lumpia (unidad) vuelve al carrito.', null],
])('a line %s is announced as «%s»', (kind, line, title) => {
  expect(changeLine({ kind, item: aCartItem(), plain: false, quantity: 2 }, spanish, 'es')).toBe(line);
  expect(spanish.toastTitles?.[kind]).toBe(title);
});

test('a whole cart is announced as cleared, and as restored', () => {
  const writeChange = (kind: CartChangeKind) =>
    changeLine({ kind, item: null, plain: false, quantity: 0 }, spanish, 'es');
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
  const kinds = ['gone', 'soldOut', 'unpriced', 'dearer', 'cheaper', 'renamed'] as const;
  expect(noticesInShort(kinds.map((kind) => ({ ...leftOutNotice(gone)!, kind })))).toBe(
    '3 platos no van en el pedido · 2 platos cambiaron de precio',
  );
  expect(noticesInShort([])).toBe('');
});

describe('the restaurant', () => {
  const noon = new Date('2026-03-04T18:00:00Z');
  // Medellín's half past one, on that day.
  const [from, until] = [noon.getTime() - 3_600_000, noon.getTime() + 1_800_000];
  const words = (texts: typeof spanish, ...about: Parameters<typeof restaurantNotices>) =>
    restaurantNotices(...about).map(({ inWords, short }) => [inWords(texts, 'es'), short?.(texts)]);
  beforeEach(() => jest.useFakeTimers({ now: noon }));
  afterEach(() => jest.useRealTimers());

  it('has no notice while it is open and delivers', () => {
    expect(restaurantNotices(noon)).toEqual([]);
  });

  it('a pause has its end and the words of the owner, which are Spanish', () => {
    writeToday({ what: 'pause', of: '', from, until, note: 'Hoy llueve mucho.' });
    const line = 'Domicilios en pausa hasta las 1:30\u00a0PM';
    expect(words(spanish, noon)).toEqual([[`${line}. Hoy llueve mucho.`, line]]);
    expect(words(en, noon)[0]?.[0]).toMatch(/^Deliveries paused until 1:30\u00a0PM\. Write to us/);
    expect(words(zh, noon)[0]?.[0]).toMatch(/^外送暂停至下午1:30。请/);
    jest.setSystemTime(until);
    jest.advanceTimersByTime(30_000);
    expect(restaurantNotices(noon)).toEqual([]);
  });

  it('zones without delivery are named, at the checkout only that of the guest', () => {
    writeToday({ what: 'noDelivery', of: 'Bello' }, { what: 'noDelivery', of: 'Robledo', from, until });
    expect(words(spanish, noon)[0]?.[0]).toBe('Por ahora sin domicilio a Bello, Robledo.');
    expect(words(spanish, noon, 'Robledo')[0]?.[0]).toBe('Por ahora sin domicilio a Robledo.');
    expect(words(spanish, noon, 'Poblado')).toEqual([]);
  });

  it('closes within half an hour, or is closed', () => {
    const late = new Date('2026-03-05T02:40:00Z');
    expect(words(spanish, late)).toEqual([
      [
        'Cerramos a las 10:00\u00a0PM. Lo que llegue después lo leemos al abrir.',
        'Cerramos a las 10:00\u00a0PM',
      ],
    ]);
    expect(restaurantNotices(night)).toMatchObject([{ kind: 'closed', line: '' }]);
  });
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
  prices.reprice({ [category]: { [key]: { name: gone.name, plato, desc, price, image } } });
  expect(cart.cartItems).toMatchObject([names]);
  expect(cart.lastChange && changeLine(cart.lastChange, zh, 'zh')).toBe('已加入购物车：春卷');
  prices.reprice({
    [category]: { [key]: { name: 'Lumpia grande', plato, desc, price, image } },
  });
  const [line] = cart.cartItems;
  for (const name of Object.keys(names)) expect(line).not.toHaveProperty(name);
  expect(line && leftOutNotice({ ...line, away: 'soldOut' })?.inWords(en, 'en')).toMatch(
    /^Lumpia grande is sold out/,
  );
});
