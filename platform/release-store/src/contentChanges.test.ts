import type { EntriesByName, TodayRow } from '@asia/shared/contracts';
import { contentChanges } from './contentChanges';

const picture = { name: 'sopa', version: '0', widths: [400] };
const dish = {
  key: 'sopas:maiz',
  name: 'Sopa de maíz',
  plato: 'Sopa',
  desc: 'Con huevo',
  price: 9_800,
  image: '',
};
const card = { key: 'sopas', name: 'Sopas', title: 'Sopas', route: '/Sopas', button: 'ver sopas', picture };
const facts = {
  phones: { footer: ['1', '2'], contact: ['1'], reservations: '3', chat: '57 3000000001' },
  address: { oneLine: 'Calle 1' },
  hours: [{ days: ['Monday'], text: 'Lunes 11:00 AM a 10:00 PM' }],
  delivery: { zones: [{ label: 'Bello', fee: 8_000 }], otherFee: 0, line: 'a Bello', approximate: true },
  salon: { wifi: true, capacity: null },
};

type Changes = Partial<Record<'dish' | 'en' | 'zh' | 'card' | 'facts' | 'more', object>> & {
  today?: TodayRow[];
};

/** The entries of a small menu: all that follow from a change change with it. */
function entries(changes: Changes = {}): EntriesByName {
  const soup = { ...dish, ...changes.dish };
  const chapter = (texts: object) => [{ key: 'sopas', name: 'Sopas', dishes: [{ ...soup, ...texts }] }];
  return {
    facts: { ...facts, ...changes.facts },
    today: changes.today ?? [],
    categories: [{ ...card, lowestPrice: soup.price, ...changes.card }],
    titles: { '/': 'Casa' },
    'page/index': { lead: 'Sopas de la casa.', picture },
    'page/Sopas': { lead: 'Del día.' },
    'tip/es': { text: 'Una propina del 10 %.' },
    'section/sopas': { dishes: [soup] },
    'carta/es': chapter({}),
    'carta/en': chapter({ name: 'Corn soup', desc: 'With egg', ...changes.en }),
    'carta/zh': chapter({ name: '玉米汤', desc: '玉米和鸡蛋', ...changes.zh }),
    ...changes.more,
  };
}

const before = entries();
const zones = (...fees: [label: string, fee: number][]) => ({
  facts: { delivery: { ...facts.delivery, zones: fees.map(([label, fee]) => ({ label, fee })) } },
});
const phones = (more: object) => ({ facts: { phones: { ...facts.phones, ...more } } });

it.each<[what: string, Changes, line: string]>([
  ['hours', { facts: { hours: [{ text: 'Lunes cerrado' }] } }, 'Cambia el horario: Lunes cerrado'],
  ['a fee', zones(['Bello', 9_000]), 'Domicilio a Bello: sube de $ 8.000 a $ 9.000'],
  ['a zone more', zones(['Bello', 8_000], ['Sur', 9_000]), 'Domicilio a Sur: nuevo, $ 9.000'],
  [
    'a minimum',
    { facts: { delivery: { ...facts.delivery, zones: [{ label: 'Bello', fee: 8_000, minimum: 30_000 }] } } },
    'Pedido mínimo a Bello: $ 30.000',
  ],
  [
    'how long a delivery takes',
    {
      facts: { delivery: { ...facts.delivery, zones: [{ label: 'Bello', fee: 8_000, minutes: '40 a 60' }] } },
    },
    'Tiempo a Bello: 40 a 60 minutos',
  ],
  ['a zone less', zones(), 'Ya no hay domicilio a Bello'],
  ['a price', { dish: { price: 9_900 } }, 'Sube: Sopa de maíz, de $ 9.800 a $ 9.900'],
  ['English', { en: { name: 'Corn' } }, 'Cambia en inglés: Corn'],
  ['Chinese', { zh: { desc: '玉米' } }, 'Cambia en chino: 玉米汤'],
  [
    'an allergen',
    { dish: { allergens: ['huevo'] } },
    'Cambian los alérgenos o la marca comercial: Sopa de maíz',
  ],
  ['a category', { card: { button: 'ver las sopas' } }, 'Cambia la categoría: Sopas'],
  [
    'a title',
    { more: { titles: { '/': 'Otra' } } },
    'Cambian textos o imágenes de los títulos para buscadores',
  ],
  ['a page', { more: { 'page/index': { lead: 'Otro.', picture } } }, 'Cambian textos o imágenes de Inicio'],
  [
    'a picture of a page',
    { more: { 'page/index': { lead: 'Sopas de la casa.', picture: { ...picture, version: '1' } } } },
    'Cambian textos o imágenes de Inicio',
  ],
  [
    'the page of a category',
    { more: { 'page/Sopas': { lead: 'Otro.' } } },
    'Cambian textos o imágenes de Sopas',
  ],
  [
    'the notice',
    { more: { 'tip/es': { text: 'Del 8 %.' } } },
    'Cambian textos o imágenes de la advertencia de propina',
  ],
  ['WhatsApp', phones({ chat: '57 3' }), 'Los pedidos llegan a otro WhatsApp: 57 3'],
  ['a telephone', phones({ footer: ['1', '4'] }), 'Cambian los teléfonos: 1, 4, 3'],
  ['the address', { facts: { address: { oneLine: 'Calle 2' } } }, 'Cambia la dirección: Calle 2'],
  [
    'a table of phrases that begins',
    { facts: { phrases: { dish: [], order: [] } } },
    'Cambian las frases para la cocina',
  ],
  ['the minutes before a time', { facts: { leadMinutes: 60 } }, 'Cambian los minutos de preparación'],
  ['the salon', { facts: { salon: { ...facts.salon, capacity: 40 } } }, 'Cambian los datos del salón'],
])('%s that changes is one sentence', (_what, changes, line) => {
  expect(contentChanges(before, entries(changes))).toEqual([line]);
});

const day = { from: Date.parse('2030-12-01T05:00:00Z'), until: Date.parse('2030-12-02T03:00:00Z') };
const nextDay = { from: day.from + 86_400_000, until: day.until + 86_400_000 };
const open = [{ opens: '11:00', closes: '15:00' }];
const sunday = ', domingo 1 de diciembre de 2030';

it.each<[row: TodayRow, begins: string, ends: string]>([
  [{ what: 'soldOut', of: 'sopas:maiz' }, 'Se agota: Sopa de maíz', 'Vuelve a haber: Sopa de maíz'],
  [{ what: 'soldOut', of: 'sopas' }, 'Se agota: Sopas', 'Vuelve a haber: Sopas'],
  [{ what: 'pause', of: '', ...day }, `Se pausan los domicilios${sunday}`, `Vuelven los domicilios${sunday}`],
  [
    { what: 'pause', of: 'all', ...day },
    `Se pausan los pedidos, también para recoger${sunday}`,
    `Vuelven los pedidos${sunday}`,
  ],
  [{ what: 'noDelivery', of: 'Bello' }, 'Sin domicilio a Bello', 'Vuelve el domicilio a Bello'],
  [{ what: 'hours', of: '2030-12-01', shifts: [] }, `Cerrado${sunday}`, `El horario de siempre${sunday}`],
  [
    { what: 'hours', of: '2030-12-01', shifts: open },
    `Otro horario${sunday}: 11:00 AM a 3:00 PM`,
    `El horario de siempre${sunday}`,
  ],
])('says what %j begins, and what an old file ends', (row, begins, ends) => {
  expect(contentChanges(before, entries({ today: [row] }))).toEqual([begins]);
  expect(contentChanges(entries({ today: [row] }), before)).toEqual([ends]);
});

it('says what ends on one day, though it counts on another', () => {
  const [first, second]: TodayRow[] = [day, nextDay].map((span) => ({ what: 'pause', of: '', ...span }));
  expect(contentChanges(entries({ today: [first!, second!] }), entries({ today: [second!] }))).toEqual([
    `Vuelven los domicilios${sunday}`,
  ]);
});

const pauses = (of: string, ...spans: Partial<TodayRow>[]) =>
  spans.map((span): TodayRow => ({ what: 'pause', of, ...span }));
const changesOfToday = (was: TodayRow[], is: TodayRow[]) =>
  contentChanges(entries({ today: was }), entries({ today: is }));

it('says that a pause is of more or of less, and not that it ends', () => {
  const [deliveries, all] = ['', 'all'].map((of) => pauses(of, day)) as [TodayRow[], TodayRow[]];
  const allPaused = `Se pausan los pedidos, también para recoger${sunday}`;
  expect(changesOfToday(deliveries, all)).toEqual([allPaused]);
  expect(changesOfToday(all, deliveries)).toEqual([`Se pausan los domicilios${sunday}`]);
  expect(changesOfToday([...deliveries, ...all], all)).toEqual([]);
  expect(changesOfToday([...deliveries, ...all], deliveries)).toEqual([`Vuelven los pedidos${sunday}`]);
});

it('says a pause of several days once', () => {
  const rows = pauses('', day, nextDay);
  const days = `${sunday} a lunes 2 de diciembre de 2030`;
  expect(changesOfToday([], rows)).toEqual([`Se pausan los domicilios${days}`]);
  expect(changesOfToday(rows, [])).toEqual([`Vuelven los domicilios${days}`]);
  expect(changesOfToday([], [...pauses('', day), ...pauses('all', nextDay)])).toHaveLength(2);
});

it.each([
  ['gets another end', { ...day, until: day.until - 1 }],
  ['gets a day', {}],
])('says once what a row is that %s', (_what, span) => {
  const today = (when: Partial<TodayRow>) => entries({ today: [{ what: 'soldOut', of: 'sopas', ...when }] });
  expect(contentChanges(today(span), today(day))).toEqual([`Se agota: Sopas${sunday}`]);
});

it('says nothing of facts that an older build has in another order and shape', () => {
  const delivery = Object.fromEntries(Object.entries(facts.delivery).reverse());
  const hours = facts.hours.map(({ text }) => ({ text, opens: '11:00' }));
  expect(contentChanges(entries({ facts: { delivery, hours } }), before)).toEqual([]);
});

it('says nothing where nothing changes', () => {
  expect(contentChanges(before, entries())).toEqual([]);
});
