import type { CartItem, TodayRow } from '../contracts';
import en from '../messages/common/en';
import { spanish } from '../messages/common/es';
import zh from '../messages/common/zh';
import { aCartItem, writeToday } from '../testing';
import { type CartChange, type CartChangeKind, changeLine } from './CartChange';
import type { CartNotice } from './CartNotice';
import { changeNotices, leftOutNotice, restaurantNotices } from './CartNotice';
import { lineName } from './lineKey';

const names = { nameEn: 'Spring roll', nameZh: '春卷' };
const gone = leftOutNotice(aCartItem({ ...names, away: 'gone' }))!;
const dearer = aCartItem({ ...names, note: 'no onion', was: { name: 'Lumpia (unidad)', price: 9000 } });
/** A Wednesday at three in the morning in Medellín, at one in the afternoon, and at twenty to ten in the evening. */
const night = new Date('2026-03-04T08:00:00Z');
const noon = new Date('2026-03-04T18:00:00Z');
const late = new Date('2026-03-05T02:40:00Z');

test('notices are in the language of the guest, and in Spanish for the kitchen', () => {
  const notices = [gone, ...changeNotices(dearer), ...restaurantNotices(night)];
  expect(notices.map(({ inWords }) => inWords(en, 'en'))).toEqual([
    'Spring roll is no longer on the menu: it is left out of your order.',
    'Spring roll (no onion) costs more than before: it was $9,000, now $9,800.',
    'We are closed. You can send your order now; we will read it when we open, today at 11:00 AM.',
  ]);
  expect(notices.map(({ inWords }) => inWords(zh, 'zh'))).toEqual([
    '春卷已从菜单下架，不计入订单。',
    '春卷 (no onion)已涨价：原价9,000 比索，现价9,800 比索。',
    '现已打烊。订单可照常发送，我们今天上午11:00开门后处理。',
  ]);
  expect(notices.map(({ text }) => text)).toEqual([
    'Lumpia (unidad) ya no está en la carta: no va en el pedido.',
    'El precio de Lumpia (unidad) (no onion) subió: antes $ 9.000, ahora $ 9.800.',
    'Estamos cerrados. El pedido se envía y lo leemos al abrir, hoy a las 11:00 AM.',
  ]);
});

test.each<[CartChangeKind, Partial<CartChange>, string, string | null]>([
  ['added', {}, 'Agregaste 2 de Lumpia (unidad) al carrito.', 'Product added to cart'],
  ['increased', {}, 'Ahora llevas 2 de Lumpia (unidad).', 'Increased product quantity'],
  ['decreased', {}, 'Ahora llevas 2 de Lumpia (unidad).', 'Decreased product quantity'],
  ['removed', {}, 'Quitaste Lumpia (unidad) del carrito.', 'Product removed from cart'],
  ['cleared', { item: null }, 'Vaciaste el carrito.', 'Cart cleared'],
  ['restored', {}, 'Lumpia (unidad) vuelve al carrito.', null],
  ['restored', { item: null }, 'Recuperaste tu carrito.', null],
])('a line %s is announced, with %j', (kind, fields, line, title) => {
  const change = { kind, item: aCartItem(), quantity: 2, ...fields };
  expect(changeLine(change, spanish, 'es')).toBe(line);
  expect(spanish.toastTitles?.[kind]).toBe(title);
});

test.each<[Partial<CartItem>, CartNotice['kind'][]]>([
  [{}, []],
  [{ was: { name: 'Lumpia', price: 12_000 } }, ['renamed', 'cheaper']],
  // 0 is an unknown price; the same price is no change.
  [{ was: { name: 'Lumpia (unidad)', price: 0 } }, []],
  [{ was: { name: 'Lumpia (unidad)', price: 9_800 } }, []],
  [{ was: { name: 'Lumpia', price: 12_000 }, away: 'soldOut' }, []],
])('a line with %j has the notices %j of the menu', (fields, kinds) => {
  expect(changeNotices(aCartItem(fields)).map(({ kind }) => kind)).toEqual(kinds);
});

test.each<[Partial<CartItem>, string | null]>([
  [{}, null],
  [{ away: 'soldOut' }, 'Lumpia (unidad) se agotó: no va en el pedido.'],
  [{ price: 0 }, 'Lumpia (unidad) no tiene precio en la carta: no va en el pedido.'],
])('a line with %j is left out with the words %j', (fields, words) => {
  expect(leftOutNotice(aCartItem(fields))?.text ?? null).toBe(words);
});

test('the name of a line with a long note shows where it goes on', () => {
  const writeName = (note: string) => lineName(aCartItem({ note }), 'es');
  expect(writeName('ñ'.repeat(120))).toBe(`Lumpia (unidad) (${'ñ'.repeat(120)})`);
  expect(writeName('🥜'.repeat(121))).toBe(`Lumpia (unidad) (${'🥜'.repeat(120)}…)`);
});

describe('the restaurant', () => {
  // Medellín's half past one, on that day.
  const [from, until] = [noon.getTime() - 3_600_000, noon.getTime() + 1_800_000];
  const pause: TodayRow = { what: 'pause', of: '', from, until, note: 'Hoy llueve mucho.' };
  const paused = 'Domicilios en pausa hasta las 1:30\u00a0PM';
  const allPaused = 'Pedidos en pausa hasta las 1:30\u00a0PM';
  const zones: TodayRow[] = [
    { what: 'noDelivery', of: 'Bello' },
    { what: 'noDelivery', of: 'Robledo', from, until },
  ];
  const noDelivery = 'Por ahora sin domicilio a Robledo.';
  const noDeliveries = 'Por ahora sin domicilio a Bello, Robledo.';
  const closing = 'Cerramos a las 10:00\u00a0PM';
  beforeEach(() => jest.useFakeTimers({ now: noon }));

  it.each<[string, TodayRow[], Parameters<typeof restaurantNotices>, string[]]>([
    ['is open and delivers', [], [noon], []],
    ['pauses, in the words of the owner', [pause], [noon], [`${paused}. Hoy llueve mucho.`]],
    ['pauses picking up too', [{ ...pause, of: 'all' }], [noon], [`${allPaused}. Hoy llueve mucho.`]],
    ['delivers to few zones', zones, [noon], [noDeliveries]],
    ['delivers not to the zone of the guest', zones, [noon, 'Robledo'], [noDelivery]],
    ['delivers to the zone of the guest', zones, [noon, 'Poblado'], []],
    ['pauses before the time of the order', [pause], [noon, undefined, until], []],
    [
      'pauses at the time of the order',
      [pause],
      [new Date(from - 1), undefined, from],
      [`${paused}. Hoy llueve mucho.`],
    ],
    ['delivers again at the time of the order', zones, [noon, 'Robledo', until], []],
    ['closes soon', [], [late], [`${closing}. Lo que llegue después lo leemos al abrir.`]],
  ])('%s', (_what, rows, about, words) => {
    jest.setSystemTime(about[0]);
    writeToday(...rows);
    expect(restaurantNotices(...about).map(({ inWords }) => inWords(spanish, 'es'))).toEqual(words);
  });

  it('has the pause in the language of the guest, without the words of the owner, until its end', () => {
    writeToday(pause);
    const words = (texts: typeof spanish) => restaurantNotices(noon)[0]?.inWords(texts, 'es');
    expect(words(en)).toMatch(/^Deliveries paused until 1:30\u00a0PM\. Write to us/);
    expect(words(zh)).toMatch(/^外送暂停至下午1:30。请/);
    jest.setSystemTime(until);
    jest.advanceTimersByTime(30_000);
    expect(restaurantNotices(noon)).toEqual([]);
  });
});
