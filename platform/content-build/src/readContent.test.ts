import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { authoredFiles, authoredIn } from './authoredFiles';
import { projectEntries } from './entries';
import { problemText } from './Problem';
import { products } from './projections/dishes';
import { type AuthoredFiles, readContent, withoutPicture, withoutTranslation } from './readContent';
import { committedPictures } from './readPictures';
import { listDishes } from './testing/listDishes';

// The menu of the specification: the owner's changes from day to day.
const authored = authoredFiles(authoredIn(path.join(__dirname, 'testing/asia')));
const pictures = committedPictures();

function read(changes: Partial<AuthoredFiles>, known = pictures) {
  const problems: string[] = [];
  const content = readContent({ ...authored, ...changes }, known, (problem) =>
    problems.push(problemText(problem)),
  );
  return { content, problems };
}

/** The problems after one text of a file is replaced; the text must be there. */
function findProblems(
  file: Exclude<keyof AuthoredFiles, 'shareCards' | 'pageTexts' | 'today'>,
  from: string,
  to: string,
): string[] {
  expect(authored[file]).toContain(from);
  return read({ [file]: authored[file].replace(from, to) }).problems;
}

// Only cases that `testing/ownerFiles.answers.txt` does not have.
test.each([
  [
    'menu',
    'marks,brand\r\n',
    'marks,brand,allergens\r\nsopas,sopa-de-prueba,Sopa,Sopa de prueba,Una,Test soup,One,汤,汤,26500,,,mani gluten\r\nsopas,sopa-rara,Sopa,Sopa rara,Una,Odd soup,One,汤,汤,26500,,,Huevo polvo\r\n',
    [
      'menu.csv, fila 3, columna allergens: «polvo» no se conoce. Usa gluten, crustaceos, moluscos, pescado, huevo, leche, mani, nueces, soya, sesamo, separados por espacios.',
    ],
  ],
  [
    'menu',
    ',26500,P',
    ',26500,VG A',
    ['menu.csv, fila 15, columna marks: «VG A»: lo que lleva alcohol se marca solo con A.'],
  ],
  [
    'menu',
    ',26500,P',
    ',26500,P P',
    ['menu.csv, fila 15, columna marks: «P P» repite una marca. Escríbela una sola vez.'],
  ],
  [
    'categories',
    'ver sopas,2,',
    'ver sopas,dos,',
    ['categories.csv, fila 3, columna menu_order: «dos» no es un puesto. Escribe 1, 2, 3… o déjala vacía.'],
  ],
  [
    'pages',
    ',salon-2,',
    ',fachada,',
    [
      'pages.csv, fila 4, columna picture: no hay imagen «fachada». Agrégala con ese nombre o corrige el nombre.',
    ],
  ],
] as const)('in %s, %p changed to %p is explained', (file, from, to, expected) => {
  expect(findProblems(file, from, to)).toEqual(expected);
});

test('every problem of every file is reported at once', () => {
  const { problems } = read({
    menu: authored.menu.replace(',26500,P', ',x,P').replace('sopas,sopa-wantan-con-fideos,', 'sopas,Wantan,'),
    categories: authored.categories.replace(',热汤,', ',,'),
    pages: authored.pages.replace(',salon-2,', ',fachada,'),
  });
  expect(problems.map((problem) => problem.split(':')[0])).toEqual([
    'categories.csv, fila 3, columna seal',
    'menu.csv, fila 14, columna slug',
    'menu.csv, fila 15, columna price_cop',
    'pages.csv, fila 4, columna picture',
  ]);
});

test('a dish without a picture shows the empty plate of the restaurant', () => {
  const others = Object.fromEntries(
    Object.entries(pictures).filter(([name]) => name !== 'sopas-sopa-agripicante'),
  );
  const { content, problems } = read({}, others);
  expect(problems).toEqual([]);
  const soup = listDishes(content).find(({ key }) => key === 'sopas:sopa-agripicante');
  expect(soup?.picture?.name).toBe('plato-vacio');
  expect(soup?.image).toMatch(/^\/pictures\/plato-vacio\./);
  expect(withoutPicture(content)).toEqual([
    'Sopa agripicante aún no tiene imagen y muestra un plato vacío. Su fotografía va en content/pictures/photographs/sopas-sopa-agripicante.jpg.',
  ]);
});

test('a dish leaves with its row, also where a page names it', () => {
  const menu = authored.menu.replace(/^sopas,sopa-wantan,.*\r\n/m, '');
  const { content, problems } = read({ menu });
  expect(problems).toEqual([]);
  expect(listDishes(content).some(({ key }) => key === 'sopas:sopa-wantan')).toBe(false);
  const soups = content.categories.find(({ key }) => key === 'sopas');
  expect(soups?.picture).toEqual(soups?.dishes[0]?.dish.picture);
});

test('a category comes in with a row, its dishes and its page, under the card of the menu', () => {
  const row = 'sakes,/Sakes,/Sakes,Sakes,Sake,清酒,Sakes,清酒,Calientes,Warm,冷饮,ver sakes,,10,yes,no';
  const dish = 'sakes,sake,Cerveza,Sake,Sake de arroz,Sake,Rice sake,清酒,热饮米酒,32000,A,';
  const page = `/Sakes,Sakes en Medellín,${'Sakes de la casa. '.repeat(7)},,,`;
  const { content, problems } = read({
    menu: `${authored.menu.trimEnd()}\r\n${dish}\r\n`,
    categories: `${authored.categories.trimEnd()}\r\n${row}\r\n`,
    pages: `${authored.pages.trimEnd()}\r\n${page}\r\n`,
  });
  expect(problems).toEqual([
    'categories.csv, fila 31, columna seal: el pincel de los sellos no tiene 清: cada teléfono lo escribe con su propia letra.',
  ]);
  const sakes = content.categories.find(({ key }) => key === 'sakes');
  expect(sakes).toMatchObject({ alcohol: true });
  const [menuPage, sakesPage] = ['/Menu', '/Sakes'].map((path) =>
    content.pages.find(({ route }) => route === path),
  );
  expect(sakesPage).toMatchObject({ share: menuPage?.share, alt: menuPage?.alt });
  const entries = projectEntries(content);
  expect(entries['section/sakes']).toMatchObject({ dishes: [{ key: 'sakes:sake', price: 32_000 }] });
});

test('a category goes out with its place: its dishes and its page wait in the files', () => {
  const [, place] = /^sopas,.*,(\d+),,no,no\r$/m.exec(authored.categories) ?? [];
  const { content, problems } = read({
    categories: authored.categories.replace(`ver sopas,${place},,no,no`, 'ver sopas,,,no,no'),
    today: 'que,cual,fecha,hasta,nota\nagotado,sopas:sopa-wantan,,,',
  });
  expect(problems).toEqual([]);
  expect(content.categories.some(({ key }) => key === 'sopas')).toBe(false);
  expect(listDishes(content).some(({ category }) => category === 'sopas')).toBe(false);
  expect(content.pages.some(({ route }) => route === '/Sopas')).toBe(false);
  expect(content.withdrawn).toEqual(['/Sopas']);
});

describe('the texts of pages', () => {
  const withPage = (name: string, from: string, to: string) => {
    const text = authored.pageTexts[name] ?? '';
    expect(text).toContain(from);
    return read({ pageTexts: { ...authored.pageTexts, [name]: text.replace(from, to) } });
  };
  const home = (content: ReturnType<typeof read>['content']) =>
    projectEntries(content)['page/index'] as { hero: object; menu: { tiles: object[] } };

  test('carry the pictures that they name, and the category of each tile', () => {
    const { hero, menu } = home(read({}).content);
    expect(hero).toMatchObject({ picture: { name: 'hero-mesa', ratio: expect.any(Number) as number } });
    expect(menu.tiles[0]).toMatchObject({ title: 'Arroz Chino', link: '/ArrozChino', seal: '炒饭' });
  });

  test('say who is responsible for the data of guests, in each language', () => {
    const { es, zh } = projectEntries(read({}).content)['page/CheckoutPage'] as Record<string, string[]>;
    expect(es?.[0]).toMatch(/^Razón social de ejemplo S\.A\.S\., NIT 900\.000\.000-0, con domicilio/);
    expect(zh?.[0]).toContain('Razón social de ejemplo S.A.S.（NIT 900.000.000-0）');
  });

  test('lose the tile of a category that has left, and say no word of it', () => {
    const categories = authored.categories.replace('ver arroces,5,,', 'ver arroces,,,');
    const { content, problems } = read({ categories });
    expect(problems).toEqual([]);
    expect(home(content).menu.tiles).toHaveLength(3);
    expect(content.pageTexts).not.toHaveProperty(['/ArrozChino']);
  });

  test('name a category or a picture that is not there with its line', () => {
    expect(withPage('home', '"category": "chop"', '"category": "pizza"').problems).toEqual([
      'pages/home.json, línea 20, campo menu.tiles.2.category: «pizza» no está en categories.csv. Escribe la clave de una categoría.',
    ]);
    expect(withPage('about', '"picture": "hero-mesa"', '"picture": "fachada"').problems).toEqual([
      'pages/about.json, línea 3, campo picture: no hay imagen «fachada». Agrégala con ese nombre o corrige el nombre.',
    ]);
  });

  test('are needed only for pages that the menu has', () => {
    const categories = authored.categories.replace('ver menú infantil,17,,', 'ver menú infantil,,,');
    const { content, problems } = read({ categories, pageTexts: { ...authored.pageTexts, kids: '' } });
    expect(problems).toEqual([]);
    expect(projectEntries(content).game).toEqual([]);
  });
});

test.each(['', '1', '$'])('the price %p asks the guest to ask', (price) => {
  const { content, problems } = read({ menu: authored.menu.replace(',26500,P', `,${price},P`) });
  expect(problems).toEqual([]);
  expect(listDishes(content).find((dish) => dish.key === 'sopas:sopa-agripicante')?.price).toBeNull();
});

test('the odd rows of older lists are accepted in the menu', () => {
  const oddRows = fs.readFileSync(
    path.resolve(__dirname, '../../../shared/src/menu/fixtures/odd-rows.csv'),
    'utf8',
  );
  const odd: string[][] = parse(oddRows, { from: 2 });
  const keyOf = (row: string[], category: string) => `${category},${row[1]},`;
  const menu = odd.reduce((text, row) => {
    const start = text.indexOf(keyOf(row, row[13] ?? ''));
    const end = text.indexOf('\r\n', start);
    expect(start).toBeGreaterThan(0);
    const cells = row.slice(0, 12).map((cell) => `"${cell}"`);
    return text.slice(0, start) + cells.join(',') + text.slice(end);
  }, authored.menu);
  const { content, problems } = read({ menu });
  expect(problems).toEqual([]);
  const found = odd.map(
    (row) => listDishes(content).find((dish) => dish.key === `${row[13]}:${row[1]}`)?.price,
  );
  expect(found).toEqual([null, null, 17800, 32800, 15800]);
});

test('letters typed apart from their accents are joined', () => {
  const { content } = read({ menu: authored.menu.normalize('NFD') });
  expect(listDishes(content).map((dish) => dish.name)).toEqual(
    listDishes(read({}).content).map((dish) => dish.name),
  );
});

test.each([
  [90, []],
  [91, ['menu.csv, fila 15, columna desc_es: tiene 91 caracteres y caben 90. Acórtala.']],
])('a description of %p characters is measured', (length, expected) => {
  const long = 'a'.repeat(length);
  expect(
    findProblems('menu', '"Tofu, hongos y huevo en un caldo espeso de vinagre y pimienta"', long),
  ).toEqual(expected);
});

test('a dish may wait for its translation: it is read in Spanish, and listed', () => {
  const { content, problems } = read({
    menu: authored.menu.replace('Wonton soup,', ',').replace('云吞汤,', ','),
  });
  expect(problems).toEqual([]);
  expect(withoutTranslation(content)).toEqual([
    'Sopa wantán no está en inglés ni en chino: allí se lee en español.',
  ]);
  const carta = projectEntries(content)['carta/en'] as { key: string; dishes: object[] }[];
  expect(carta.find(({ key }) => key === 'sopas')?.dishes[0]).toMatchObject({
    name: 'Sopa wantán',
    desc: 'Clear broth with pork wontons and chopped scallion',
  });
});

test('a column of translations that was emptied is a mistake, and a dish without slug reads its own', () => {
  const rows = authored.menu.split('\r\n');
  const emptied = rows.map((row, index) => (index > 0 ? row.replace(/,[\p{Script=Han}（）]+,/u, ',,') : row));
  expect(read({ menu: emptied.join('\r\n') }).problems[0]).toMatch(
    /^menu\.csv, fila 1, columna name_zh: está vacía en \d+ de 207 filas\. Devuelve sus textos\.$/,
  );
  expect(findProblems('menu', 'sopas,sopa-wantan,', 'sopas,,')).toContain(
    'menu.csv, fila 13, columna slug: está vacía. Escribe sopa-wantan.',
  );
});

test('a product without price carries an empty one', () => {
  const { content } = read({ menu: authored.menu.replace(/(bebidas,jarra-de-te-chino,.*),\d+,/, '$1,,') });
  expect(products(content).find((row) => row.name === 'Jarra de té chino')?.price).toBe('');
});

test('a renamed dish keeps its key, a drink too', () => {
  for (const [from, key] of [
    [',Sopa agripicante,', 'sopas:sopa-agripicante'],
    [',Jarra de té chino,', 'bebidas:jarra-de-te-chino'],
  ] as const) {
    expect(authored.menu).toContain(from);
    const { content, problems } = read({ menu: authored.menu.replace(from, ',Otro nombre,') });
    expect(problems).toEqual([]);
    expect(listDishes(content).find((dish) => dish.key === key)?.name).toBe('Otro nombre');
  }
});
