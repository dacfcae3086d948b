import path from 'node:path';
import type { Dish, Language } from '@asia/shared/contracts';
import { type Carta, type CategorySection, parseDishKey, parsePrice, slugify } from '@asia/shared/menu';
import type { Facts } from '@asia/shared/restaurant';
import { authoredFiles, authoredIn } from '../authoredFiles';
import { projectEntries } from '../entries';
import type { Problem } from '../Problem';
import { readContent } from '../readContent';
import { committedPictures } from '../readPictures';
import { categories, section } from './categories';
import { carta, products } from './dishes';
import { site } from './site';

const problems: Problem[] = [];
// The menu of the specification: the owner's changes do not affect these tests.
const authored = authoredFiles(authoredIn(path.join(__dirname, '../testing/asia')));
const pictures = committedPictures();
const content = readContent(authored, pictures, (problem) => problems.push(problem));

const entries = projectEntries(content);

const sectionDishes = () => content.categories.flatMap((category) => section(category).dishes);
const byKey = <Value>(rows: { key: string; value: Value }[]) =>
  new Map(rows.map((row) => [row.key, row.value]));

test('the menu of the specification has nothing to correct', () => {
  expect(problems).toEqual([]);
});

test('every dish has one price in every form of the menu', () => {
  const read = <Row extends { key: string }>(rows: Row[], price: (row: Row) => unknown) =>
    byKey(rows.map((row) => ({ key: row.key, value: parsePrice(price(row)) })));
  const expected = read(sectionDishes(), (dish) => dish.price);
  expect(expected.size).toBe(sectionDishes().length);
  for (const language of ['es', 'en', 'zh'] as const) {
    const printed = carta(content, language).flatMap((chapter) => chapter.dishes);
    expect(read(printed, (dish) => dish.price)).toEqual(expected);
  }
  const served = products(content).map((row) => ({ ...row, key: `${row.category}:${slugify(row.name)}` }));
  for (const [key, price] of read(served, (row) => row.price))
    expect([key, price]).toEqual([key, expected.get(key)]);
});

test('every dish is in the section of its category and in no other', () => {
  for (const category of content.categories) {
    const own = section(category).dishes;
    expect(own.map((dish) => parseDishKey(dish.key)?.category)).toEqual(own.map(() => category.key));
    expect(own).toHaveLength(authored.menu.split(`\n${category.key},`).length - 1);
  }
});

test('ids start again in every category while keys are unique', () => {
  const all = sectionDishes();
  expect(all.filter((dish) => dish.id === 1)).toHaveLength(content.categories.length);
  expect(new Set(all.map((dish) => dish.key)).size).toBe(all.length);
});

test('a name leads to the same key as its slug', () => {
  const keyByName = ({ category, name }: Dish) => `${category}:${slugify(name)}`;
  expect(sectionDishes().filter((dish) => keyByName(dish) !== dish.key)).toEqual([]);
});

test('a carta is in its language, and the Chinese one in Spanish besides', () => {
  const first = (language: Language) => carta(content, language)[0];
  expect(first('es')).toMatchObject({ key: 'entradas', name: 'Entradas', seal: '春卷', alcohol: false });
  expect(first('es')?.dishes[0]).toEqual({
    key: 'entradas:lumpia-unidad',
    name: 'Lumpia (unidad)',
    desc: 'Rollo dorado y crocante, relleno de verduras, pollo y cerdo',
    price: 9800,
    marks: [],
  });
  expect(first('zh')).toMatchObject({ name: '前菜', nameEs: 'Entradas' });
  expect(first('zh')?.dishes[0]).toMatchObject({ name: '春卷（1条）', nameEs: 'Lumpia (unidad)' });
  expect(first('en')).toMatchObject({ name: 'Starters' });
  expect(first('en')?.dishes[0]).toMatchObject({ name: 'Spring roll (1 pc)' });
});

test('a dish that waits for its Chinese has its Spanish name once', () => {
  const menu = authored.menu.replace('春卷（1条）', '');
  const waiting = readContent({ ...authored, menu }, pictures, () => undefined);
  const [dish] = carta(waiting, 'zh')[0]!.dishes;
  expect(dish).toMatchObject({ name: 'Lumpia (unidad)', spanish: ['name'] });
  expect(dish).not.toHaveProperty('nameEs');
});

test('the menu index has 20 cards with the published links', () => {
  const cards = categories(content).filter((card) => card.menuOrder !== null);
  expect(cards.map((card) => card.link)).toEqual([
    '/Entradas',
    '/Sopas',
    '/Cremas',
    '/PlatosEspeciales',
    '/ArrozChino',
    '/SalsaAgridulce',
    '/SalsaCurry',
    '/SalsaOstras',
    '/ChopSuey',
    '/Vegetariano',
    '/Vegano',
    '/Mariscos#mariscos',
    '/PlatoCombinado',
    '/PlatoTriple',
    '/Lomien',
    '/Tofu',
    '/Menuinfantil',
    '/Carnes',
    '/Bebidas',
    '/Postres',
  ]);
  expect(cards.filter((card) => card.wide).map((card) => card.key)).toEqual([
    'arroz',
    'triple',
    'bebidas',
    'postres',
  ]);
});

test('the nine drink sections lead back to the drinks', () => {
  const drinks = content.categories.map(section).filter(({ category }) => category.back === 'drinks');
  expect(drinks.map(({ category }) => category.route)).toEqual(
    categories(content)
      .filter((card) => card.drinksOrder !== null)
      .map((card) => card.route),
  );
  expect(drinks).toHaveLength(9);
});

test('five sections carry alcohol', () => {
  const keys = content.categories
    .map(section)
    .flatMap(({ category }) => (category.alcohol ? [category.key] : []));
  expect(keys).toEqual(['cerveza', 'cocteleria', 'licores', 'sangrias', 'vinos']);
});

test('a section has its size and lowest price', () => {
  const rice = content.categories.find((category) => category.key === 'arroz');
  expect(rice && section(rice).category).toMatchObject({
    title: 'Arroz Chino',
    count: 10,
    lowestPrice: 34800,
  });
});

test('a card has its lowest price, unless its dishes come from /products', () => {
  const lowest = new Map(categories(content).map(({ key, lowestPrice }) => [key, lowestPrice]));
  expect(lowest.get('arroz')).toBe(34800);
  expect([...lowest].flatMap(([key, price]) => (price === null ? [key] : []))).toEqual([
    'infantil',
    'bebidas',
  ]);
});

test('products are the drinks and the kids menu, numbered on their own', () => {
  const rows = products(content);
  expect(rows.map((row) => row.id)).toEqual(rows.map((_, index) => index + 1));
  expect(rows.filter((row) => row.category === 'bebidas')).toHaveLength(7);
  expect(rows.filter((row) => row.category === 'infantil')).toHaveLength(6);
  expect(Object.keys(rows[0] ?? {}).sort()).toEqual([
    'category',
    'desc',
    'id',
    'image',
    'name',
    'plato',
    'price',
  ]);
});

test('every route has its head, pictures included, and the title of the document apart', () => {
  const { heads } = site(content, entries.facts as Facts, {});
  expect(Object.keys(heads)).toHaveLength(40);
  for (const { route } of categories(content)) expect(heads).toHaveProperty([route]);
  for (const [route, { title, share, shareAlt }] of Object.entries(heads)) {
    expect(share).toMatch(/^og-[a-z]+\.[0-9a-f]{8}\.jpg$/);
    expect(shareAlt).not.toBe('');
    expect(entries.titles).toHaveProperty([route === '404' ? '*' : route], title);
  }
});

test('nothing of the content carries a placeholder', () => {
  for (const [name, entry] of Object.entries(entries)) {
    const texts = JSON.stringify(entry).match(/"(?:[^"\\]|\\.)*"/g) ?? [];
    expect([name, texts.filter((text) => /[{}]/.test(text))]).toEqual([name, []]);
  }
});

test.each([
  ['es', 'Este establecimiento sugiere una propina del 10 % del valor de la cuenta.'],
  ['en', 'This restaurant suggests a tip of 10% of the bill.'],
  ['zh', '本店建议小费为账单金额的10%'],
])(
  'the notice about tips in %s has its percent, and a telephone after each text but the last',
  (language, begins) => {
    const notice = entries[`tip/${language}`] as { text: string; complaints: { phone?: string }[] };
    expect(notice.text.slice(0, begins.length)).toBe(begins);
    expect(notice.complaints.map(({ phone }) => phone)).toEqual([
      '601 000 0001',
      '601 000 0002',
      '01 8000 000 001',
      undefined,
    ]);
  },
);

test('the same content makes the same entries', () => {
  const again = readContent(authored, pictures, () => undefined);
  expect(JSON.stringify(projectEntries(again))).toBe(JSON.stringify(entries));
});

test('every entry has the price of a dish that the cart uses', () => {
  const listPrices = (list: readonly Pick<Dish, 'key' | 'price'>[]) =>
    Object.fromEntries(list.map(({ key, price }) => [key, price]));
  const keys = categories(content).map(({ key }) => key);
  const live = listPrices(keys.flatMap((key) => (entries[`section/${key}`] as CategorySection).dishes));
  for (const language of ['es', 'en', 'zh'] as const)
    expect(listPrices((entries[`carta/${language}`] as Carta).flatMap(({ dishes }) => dishes))).toEqual(live);
  expect(Object.keys(live)).toHaveLength(207);
});

test('the facts have no note of the owner', () => {
  expect(Object.keys(entries.facts as object)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(notice|confirm)$/)]),
  );
  expect(entries.facts).toMatchObject({
    hours: [{ text: 'Lunes a sábado 11:00 AM a 10:00 PM' }, {}],
    delivery: { line: expect.stringMatching(/^Domicilios en Poblado, .* y Bello$/) as string },
  });
});
