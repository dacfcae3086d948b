import { projectEntries } from '../entries';
import { products } from '../projections/cartasAndProducts';
import { problemText } from '../tables/Problem';
import { listDishes } from '../testing/listDishes';
import { filesWith, readRestaurant, restaurant, swapped } from '../testing/readRestaurant';
import { withoutPicture, withoutTranslation } from './readContent';

const withRow = (file: string, row: string) => ({ [file]: `${String(restaurant.get(file))}${row}\r\n` });
/** The content after changes in which nothing has to be corrected. */
function read(...changes: Parameters<typeof readRestaurant>) {
  const { content, problems } = readRestaurant(...changes);
  expect(problems).toEqual([]);
  return content;
}
const dishOf = (content: ReturnType<typeof read>, key: string) =>
  listDishes(content).find((dish) => dish.key === key);

test('every problem of every file is reported at once', () => {
  const { problems } = readRestaurant({
    'carta.csv': String(restaurant.get('carta.csv'))
      .replace(',26500,', ',x,')
      .replace(',limonada,', ',Limón,'),
    ...swapped('categorias.csv', ',热汤,', ',,'),
    ...swapped('paginas.csv', 'sopas:sopa-picante', 'sopas:fria'),
  });
  expect(problems.map((problem) => problemText(problem).split(':')[0])).toEqual([
    'categorias, fila 2, sello',
    'carta, fila 3, precio',
    'carta, fila 5, clave',
    'paginas, fila 3, plato',
  ]);
});

test('a dish without a picture shows the empty plate of the restaurant', () => {
  const content = read();
  const lemonade = dishOf(content, 'bebidas:limonada');
  expect(lemonade?.picture?.name).toBe('plato-vacio');
  expect(lemonade?.image).toMatch(/^\/pictures\/plato-vacio\./);
  expect(withoutPicture(content)).toContain(
    'Limonada aún no tiene imagen y muestra un plato vacío. Su fotografía va en content/pictures/photographs/bebidas-limonada.jpg.',
  );
});

test('a dish leaves with its row, also where a page names it', () => {
  const content = read(swapped('carta.csv', /^sopas,sopa-picante,.*\r\n/m, ''));
  expect(dishOf(content, 'sopas:sopa-picante')).toBeUndefined();
  const [soups] = content.categories;
  expect(soups?.picture).toEqual(soups?.dishes[0]?.dish.picture);
});

test('a category comes in with one row and its dishes: at the end, under the card of the menu', () => {
  const row = 'sakes,,,Sakes,Sake,清酒,,茶饮,Calientes,,,,sí,';
  const content = read({
    ...withRow('carta.csv', 'sakes,sake,Bebida,Sake,Sake de arroz,Sake,Rice sake,清酒,热饮米酒,32000,A,'),
    ...withRow('categorias.csv', row),
  });
  const [menuPage, sakesPage] = ['/Menu', '/Sakes'].map((path) =>
    content.pages.find(({ route }) => route === path),
  );
  expect(sakesPage).toMatchObject({
    title: 'Sakes, Casa Ming Cali',
    description: 'Calientes. Cocina china de prueba',
    ...{ share: menuPage?.share, alt: menuPage?.alt },
  });
  expect(content.categories.at(-1)).toMatchObject({
    ...{ key: 'sakes', route: '/Sakes', link: '/Sakes', title: 'Sakes', button: 'ver sakes' },
    ...{ menuOrder: null, drinksOrder: 1 },
  });
  expect(projectEntries(content)['section/sakes']).toMatchObject({
    category: { alcohol: true, back: 'drinks', count: 1, lowestPrice: 32_000 },
    dishes: [{ key: 'sakes:sake', price: 32_000 }],
  });
});

test('a category whose place is no goes out: its dishes, its page and its texts wait in the files', () => {
  const content = read({
    ...swapped('categorias.csv', 'ver bebidas,2,', 'ver bebidas,no,'),
    ...withRow('hoy.csv', 'agotado,bebidas:limonada,,,'),
    ...swapped('textos.csv', /^bebidas .*\r\n/m, ''),
  });
  expect(content.categories.some(({ key }) => key === 'bebidas')).toBe(false);
  expect(listDishes(content).some(({ category }) => category === 'bebidas')).toBe(false);
  expect(content.pages.some(({ route }) => route === '/Bebidas')).toBe(false);
  expect(content.withdrawn).toEqual(['/Bebidas']);
});

test('a category is renamed in one cell: card, button, heading, tile and title, unless they are written', () => {
  const row = (name: string, written: string, button = '') =>
    `sopas,/Sopas,/Sopas,${name},Soups,汤类,${written},热汤,Caldos de la casa,${button},1,,no,no`;
  const was = row('Sopas', 'Sopas', 'ver sopas');
  const untitled = swapped('paginas.csv', '/Sopas,Sopas de Casa Ming', '/Sopas,');
  const renamed = read({ ...swapped('categorias.csv', was, row('Caldos', '')), ...untitled });
  const entries = projectEntries(renamed);
  expect((entries.categories as object[])[0]).toMatchObject({ title: 'Caldos', button: 'ver caldos' });
  expect(entries['section/sopas']).toMatchObject({ category: { title: 'Caldos' } });
  expect(entries['page/index']).toMatchObject({ menu: { tiles: [{ title: 'Caldos' }] } });
  expect(entries.titles).toMatchObject({ '/Sopas': 'Caldos, Casa Ming Cali' });
  const kept = read(swapped('categorias.csv', was, row('Caldos', 'Sopas', 'ver sopas')));
  expect(kept.categories[0]).toMatchObject({ title: 'Sopas', button: 'ver sopas', name: { es: 'Caldos' } });
});

test('a sign that confirms a value is listed while it stands', () => {
  const { signs } = read({
    ...swapped('carta.csv', ',26500,P', ',26500!,P'),
    ...swapped('horario.csv', 'dia,abre,cierra', 'dia,abre!,cierra'),
  });
  expect(signs).toEqual([
    'horario, fila 1, abre: el título lleva un signo: no se pregunta por ningún valor. Bórralo cuando esté en el sitio.',
    'carta, fila 3, precio: 26500! lleva su signo: nadie pregunta por este valor.',
  ]);
});

test('an exclamation in a fact is no sign, because nothing asks about it', () => {
  const { signs, restaurant: facts } = read(swapped('datos.csv', 'nombre,Casa Ming,', 'nombre,Wok!,'));
  expect([facts?.name, signs]).toEqual(['Wok!', []]);
});

const withPhone = (phone: string) => swapped('datos.csv', /reservas,.57 310 000 0003/, `reservas,${phone}`);

test.each([
  ['573100000003', '+57 310 000 0003'],
  ['3100000003', '+57 310 000 0003'],
  ['+573100000003', '+57 310 000 0003'],
  ['604 444 55 66', '+57 604 444 5566'],
  ['+57 604 444 55 66', '+57 604 444 55 66'],
])('the telephone %s is shown as %s', (written, shown) => {
  expect(read(withPhone(written)).restaurant?.phones.reservations).toBe(shown);
});

test.each(['5712345678', '57 123 456 78', '1234567890', '604 123'])('%s is no telephone', (written) => {
  expect(readRestaurant(withPhone(written)).problems).toMatchObject([{ file: 'datos.csv', column: 'valor' }]);
});

describe('the texts of pages', () => {
  const home = (content: ReturnType<typeof read>) =>
    projectEntries(content)['page/index'] as { hero: object; menu: { tiles: object[] } };

  test('carry the pictures that they name, and the category of each tile', () => {
    const { hero, menu } = home(read());
    expect(hero).toMatchObject({ picture: { name: 'plato-vacio', ratio: 1 } });
    expect(menu.tiles).toMatchObject([{ title: 'Sopas', link: '/Sopas', seal: '热汤' }]);
  });

  test('say who is responsible for the data of guests, in each language', () => {
    const { name, nit } = read().restaurant!.legal;
    const texts = projectEntries(read())['page/CheckoutPage'] as Record<string, string[]>;
    for (const language of ['es', 'en', 'zh'])
      expect(texts[language]?.[0]).toMatch(new RegExp(`^${name}.{1,2}${nit}`));
  });

  test('lose the tile of a category that has left, and say no word of it', () => {
    expect(home(read(swapped('categorias.csv', 'ver sopas,1,', 'ver sopas,no,'))).menu.tiles).toEqual([]);
  });
});

test.each([
  ['30000,40 a 60', { minimum: 30_000, minutes: '40 a 60' }],
  ['$ 30.000,40-60', { minimum: 30_000, minutes: '40 a 60' }],
  ['0,45', { minutes: '45' }],
  [',', {}],
])('a zone with %p has these terms, if any', (cells, terms) => {
  const { zones } = read({ 'domicilios.csv': `barrio,valor,minimo,minutos\r\nSur,6000,${cells}\r\n` });
  expect(zones.map(({ zone }) => zone)).toEqual([{ value: 'Sur', label: 'Sur', fee: 6_000, ...terms }]);
});

test('ready phrases for the kitchen are facts, in Spanish where they wait for a translation', () => {
  const table = 'para,es,en,zh\r\nplato,Sin maní,No peanuts,不要花生\r\nPedido,Cubiertos,,\r\n';
  expect(projectEntries(read({ 'frases.csv': table })).facts).toHaveProperty('phrases', {
    dish: [{ es: 'Sin maní', en: 'No peanuts', zh: '不要花生' }],
    order: [{ es: 'Cubiertos', en: 'Cubiertos', zh: 'Cubiertos' }],
  });
  expect(projectEntries(read()).facts).not.toHaveProperty('phrases');
  const { problems } = readRestaurant({ 'frases.csv': table.replace('plato', 'mesa') });
  expect(problems.map(problemText)).toEqual([
    'frases, fila 2, para: «mesa» no sirve. Escribe plato o pedido.',
  ]);
  const two = readRestaurant({ 'frases.csv': table.replace('Sin maní', '"Sin maní, sin ajo"') });
  expect(two.problems.map(problemText)).toEqual([
    'frases, fila 2, es: «Sin maní, sin ajo» lleva una coma, que separa las frases de una nota. Escribe dos filas.',
  ]);
});

test.each(['', '1', '$'])('the price %p asks the guest to ask', (price) => {
  const content = read(swapped('carta.csv', ',9800,', `,${price},`));
  expect(dishOf(content, 'bebidas:limonada')?.price).toBeNull();
  expect(products(content).find((row) => row.name === 'Limonada')?.price).toBe('');
});

test('letters typed apart from their accents are joined', () => {
  const menu = String(restaurant.get('carta.csv')).normalize('NFD');
  expect(listDishes(read({ 'carta.csv': menu }))).toEqual(listDishes(read()));
});

test('a dish may wait for its translation: it is read in Spanish, and listed', () => {
  const menu = String(restaurant.get('carta.csv')).replace(',Corn soup,', ',,').replace(',玉米汤,', ',,');
  const content = read({ 'carta.csv': menu });
  expect(withoutTranslation(content)).toEqual([
    'Sopa de maíz no está en inglés ni en chino: allí se lee en español.',
  ]);
  const carta = projectEntries(content)['carta/en'] as { dishes: object[] }[];
  expect(carta[0]?.dishes[0]).toMatchObject({ name: 'Sopa de maíz', desc: 'Corn, egg and scallion' });
});

test.each(['sopas:sopa-de-maiz', 'bebidas:limonada'])('%s keeps its key under another name', (key) => {
  const { name } = dishOf(read(), key)!;
  expect(dishOf(read(swapped('carta.csv', `,${name},`, ',Otro nombre,')), key)?.name).toBe('Otro nombre');
});

test('a text that lacks a space after a stop has no address', () => {
  expect(read(swapped('carta.csv', 'Tofu y hongos', 'Tofu crocante.Es picante'))).toBeDefined();
});

test('an hour that may be of the morning or of the afternoon is asked about only in a row that is not live', () => {
  const unclear = swapped('horario.csv', 'lunes,11:00,22:00', 'lunes,11:00,2:30');
  const live = { prices: null, authored: filesWith(unclear) };
  read(unclear, live);
  const later = String(unclear['horario.csv']).replace('martes,11:00,22:00', 'martes,11:00,3:00');
  expect(readRestaurant({ 'horario.csv': later }, live).problems).toMatchObject([
    { row: 3, column: 'cierra' },
  ]);
});
