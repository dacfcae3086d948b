import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Carta, CategorySection, Dish, Facts, Language } from '@asia/shared/contracts';
import { parseDishKey } from '@asia/shared/menu';
import { authoredFiles, authoredIn } from '../authoredFiles';
import { readContent } from '../checks/readContent';
import { projectEntries } from '../entries';
import { committedPictures } from '../readPictures';
import { readRestaurant, swapped } from '../testing/readRestaurant';
import { carta, products } from './cartasAndProducts';
import { categories, section } from './categories';
import { siteContent } from './siteContent';

const { content } = readRestaurant();
const entries = projectEntries(content);
const sections = content.categories.map((category) => entries[`section/${category.key}`] as CategorySection);

test('every dish has one price in every entry that says it', () => {
  const listPrices = (list: readonly Pick<Dish, 'key' | 'price'>[]) =>
    Object.fromEntries(list.map(({ key, price }) => [key, price]));
  const expected = listPrices(content.categories.flatMap(({ dishes }) => dishes.map(({ dish }) => dish)));
  expect(Object.keys(expected)).toHaveLength(7);
  expect(listPrices(sections.flatMap(({ dishes }) => dishes))).toEqual(expected);
  for (const language of ['es', 'en', 'zh'] as const)
    expect(listPrices((entries[`carta/${language}`] as Carta).flatMap(({ dishes }) => dishes))).toEqual(
      expected,
    );
  expect(products(content).map(({ price }) => price)).toEqual([8_800, 9_800]);
});

test('every dish is in the section of its category, and ids start again in each', () => {
  for (const { category, dishes } of sections) {
    expect(dishes.map((dish) => parseDishKey(dish.key)?.category)).toEqual(dishes.map(() => category.key));
    expect(dishes.map(({ id }) => id)).toEqual(dishes.map((_, index) => index + 1));
    expect(category.count).toBe(dishes.length);
  }
});

test('a carta is in its language, and the Chinese one in Spanish besides', () => {
  const first = (language: Language) => carta(content, language)[0];
  expect(first('es')).toMatchObject({ key: 'sopas', name: 'Sopas', seal: '热汤', alcohol: false });
  expect(first('es')?.dishes[0]).toEqual({
    key: 'sopas:sopa-de-maiz',
    name: 'Sopa de maíz',
    nameWidth: 6.24,
    desc: 'Maíz, huevo y cebollín',
    price: 24_800,
    marks: ['V'],
  });
  expect(first('en')).toMatchObject({ name: 'Soups', dishes: [{ name: 'Corn soup' }, {}] });
  expect(first('zh')).toMatchObject({ name: '汤类', nameEs: 'Sopas' });
  expect(first('zh')?.dishes[0]).toMatchObject({
    name: '玉米汤',
    nameWidth: undefined,
    nameEs: 'Sopa de maíz',
  });
});

test('a dish that waits for its Chinese has its Spanish name once', () => {
  const [dish] = carta(readRestaurant(swapped('carta.csv', '玉米汤', '')).content, 'zh')[0]!.dishes;
  expect(dish).toMatchObject({ name: 'Sopa de maíz', spanish: ['name'] });
  expect(dish).not.toHaveProperty('nameEs');
});

describe('the restaurant of the specification', () => {
  const asia = authoredFiles(authoredIn(path.join(__dirname, '../testing/asia')));
  const picture = { version: '0', color: '#000', widths: [400], ratio: 1 };
  const pictures = Object.fromEntries(Object.keys(committedPictures()).map((name) => [name, picture]));
  const printed = readContent(asia, pictures, (problem) => {
    throw new Error(problem.message);
  });

  test('has the 20 links in its menu index that are in print', () => {
    const links = categories(printed).flatMap(({ menuOrder, link }) => (menuOrder === null ? [] : link));
    expect(links.join(' ')).toBe(
      '/Entradas /Sopas /Cremas /PlatosEspeciales /ArrozChino /SalsaAgridulce /SalsaCurry /SalsaOstras /ChopSuey /Vegetariano ' +
        '/Vegano /Mariscos#mariscos /PlatoCombinado /PlatoTriple /Lomien /Tofu /Menuinfantil /Carnes /Bebidas /Postres',
    );
  });

  // The hashes of its entries when texts and facts were JSON, names had no width, and nobody read five fields of the
  // facts.
  test('has the entries that it had, byte for byte', () => {
    const hash = (value: unknown) =>
      createHash('sha256')
        .update(JSON.stringify(value, (key, field: unknown) => (key === 'nameWidth' ? undefined : field)))
        .digest('hex')
        .slice(0, 12);
    const all = projectEntries(printed);
    const written = Object.keys(all).filter((name) => /^(?:facts|tip|game|page)\b/.test(name));
    expect(Object.fromEntries(written.map((name) => [name, hash(all[name])]))).toEqual({
      facts: '29f90f3279b1',
      'tip/es': 'a079bea9b134',
      'tip/en': 'bde6743cb0b9',
      'tip/zh': 'aaf940b0ca13',
      game: '9b424e27f4f3',
      'page/index': '08279922181b',
      'page/About': 'f586f7f8b2bb',
      'page/Contact': 'abdbdc6437e3',
      'page/Salon': '3c23a0115cf2',
      'page/CheckoutPage': '8ce889d6c3d8',
      'page/Menuinfantil': '51ae67ba4a4e',
      'page/Bebidas': '5f8ad00e0a53',
    });
    expect(hash(all)).toBe('e4db4ea7b07c');
  });
});

test('a card has its lowest price, unless its dishes come from /products', () => {
  expect(categories(content).map(({ key, lowestPrice }) => [key, lowestPrice])).toEqual(
    content.categories.map((category) => {
      const { key, lowestPrice } = section(category).category;
      return [key, key === 'bebidas' ? null : lowestPrice];
    }),
  );
  expect(sections[0]?.category.lowestPrice).toBe(24_800);
});

test('products are numbered on their own, and carry what older builds read', () => {
  const rows = products(content);
  expect(rows.map(({ id, name }) => [id, name])).toEqual([
    [1, 'Té de jazmín'],
    [2, 'Limonada'],
  ]);
  expect(Object.keys(rows[0]!).sort().join()).toBe('category,desc,id,image,name,plato,price');
});

test('every route has its head, pictures included, and the title of the document apart', () => {
  const { heads } = siteContent(content, entries.facts as Facts, {});
  expect(Object.keys(heads).sort()).toEqual(content.pages.map(({ route }) => route).sort());
  expect(heads['/Sopas']).toMatchObject({ title: 'Sopas de Casa Ming', shareAlt: 'Sopa picante' });
  for (const [route, { title, share }] of Object.entries(heads)) {
    expect(share).toMatch(/^og-[a-z]+\.[0-9a-f]{8}\.jpg$/);
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
  ['es', 'del 10 % del valor'],
  ['en', 'of 10% of the bill'],
  ['zh', '账单金额的10%'],
])(
  'the notice about tips in %s has its percent, and a telephone after each text but the last',
  (language, says) => {
    const notice = entries[`tip/${language}`] as { text: string; complaints: { phone?: string }[] };
    expect(notice.text).toContain(says);
    const phones = notice.complaints.map(({ phone }) => phone);
    expect(phones).toEqual(['601 000 0001', '601 000 0002', '01 8000 000 001', undefined]);
  },
);

test('the facts carry the texts that follow from the tables', () => {
  expect(entries.facts).toMatchObject({
    hours: [{ text: 'Lunes a sábado 11:00 AM a 10:00 PM' }, {}],
    delivery: { line: 'Domicilios en Norte y Sur' },
  });
});

test('guests get the note of a pause, and no other note of today', () => {
  const rows = [
    'pausa,,3/4/2099,,Llueve',
    'agotado,sopas,,,PROVEEDOR no pagó',
    'sin domicilio,Sur,,,Sin moto',
  ];
  const { content: today } = readRestaurant({
    'hoy.csv': ['que,cual,fecha,hasta,nota', ...rows].join('\r\n'),
  });
  expect(projectEntries(today).today).toEqual([
    expect.objectContaining({ what: 'pause', note: 'Llueve' }),
    { what: 'soldOut', of: 'sopas' },
    { what: 'noDelivery', of: 'Sur' },
  ]);
});
