import path from 'node:path';
import { contentChanges } from '@asia/release-store';
import type { EntriesByName, Facts } from '@asia/shared/contracts';
import { authoredFiles, authoredIn } from './authoredFiles';
import { projectEntries } from './entries';
import { problemText } from './Problem';
import { readContent } from './readContent';
import { committedPictures } from './readPictures';

const authored = authoredIn(path.join(__dirname, 'testing/asia'));
const pictures = committedPictures();

const read = (files: typeof authored, known = pictures): EntriesByName =>
  projectEntries(
    readContent(authoredFiles(files), known, (problem) => {
      if (!problem.note) throw new Error(problemText(problem));
    }),
  );

const before = read(authored);

/** The content for guests after one text of a file is replaced; the text must be there. */
function saved(file: string, from: string | RegExp, to: string): EntriesByName {
  const text = String(authored.get(file));
  expect(text).toMatch(from);
  return read(new Map([...authored, [file, Buffer.from(text.replace(from, to))]]));
}

/** The content for guests with these rows of `today.csv`. */
const withToday = (...rows: string[]) =>
  saved('today.csv', 'nota\r\n', `nota\r\n${rows.map((row) => `${row}\r\n`).join('')}`);

it.each([
  [
    'hours.csv',
    /lunes,.*/,
    'lunes,11:00,15:00\r\nlunes,18:00,22:00',
    'Cambia el horario: Lunes 11:00 AM a 3:00 PM y 6:00 PM a 10:00 PM. Martes a sábado 11:00 AM a 10:00 PM. Domingos y festivos 11:00 AM a 9:30 PM',
  ],
  ['zones.csv', 'Bello,8000', 'Bello,9000', 'Domicilio a Bello: sube de $ 8.000 a $ 9.000'],
  ['zones.csv', 'Bello,8000', 'Bello,8000\r\nRionegro,9000', 'Domicilio a Rionegro: nuevo, $ 9.000'],
  ['zones.csv', 'Bello,8000\r\n', '', 'Ya no hay domicilio a Bello'],
  ['menu.csv', ',9800,', ',9900,', 'Sube: Lumpia (unidad), de $ 9.800 a $ 9.900'],
  ['menu.csv', 'Spring roll (1 pc)', 'Spring roll', 'Cambia en inglés: Spring roll'],
  ['menu.csv', '外皮酥脆', '酥脆', 'Cambia en chino: 春卷（1条）'],
  ['categories.csv', 'ver sopas', 'ver las sopas', 'Cambia la categoría: Sopas'],
  [
    'pages.csv',
    'Nosotros: cocina china',
    'Nosotros: cocina',
    'Cambia el texto de los títulos para buscadores',
  ],
  ['pages/about.json', 'Te damos', 'Les damos', 'Cambia el texto de Nosotros'],
  ['pages/about.json', '"hero-mesa"', '"salon-1"', 'Cambia una imagen de Nosotros'],
  ['pages/drinks.json', 'Para la mesa', 'En la mesa', 'Cambia el texto de Bebidas'],
  [
    'restaurant.json',
    '"57 3000000001"',
    '"57 3000000002"',
    'Los pedidos llegan a otro WhatsApp: 57 3000000002',
  ],
  [
    'restaurant.json',
    '["+57 604 000 0001", "+57 300 000 0001", "+57 300 000 0003"]',
    '["+57 604 000 0001", "+57 300 000 0001", "+57 300 000 0004"]',
    'Cambian los teléfonos: +57 604 000 0001, +57 300 000 0001, +57 300 000 0004, +57 300 000 0003',
  ],
  [
    'restaurant.json',
    'Mall Ejemplo Las Palmas, Local 204, El',
    'Local 205, El',
    'Cambia la dirección: Carrera 00 # 00-00, Local 205, El Poblado, Medellín',
  ],
  ['restaurant.json', '"percent": 10', '"percent": 8', 'Cambia el texto de la advertencia de propina'],
  ['restaurant.json', '"capacity": null', '"capacity": 40', 'Cambian los datos del salón'],
] as const)('in %s, %p changed to %p is one sentence', (file, from, to, line) => {
  expect(contentChanges(before, saved(file, from, to))).toEqual([line]);
});

it.each([
  ['agotado,Lumpia (unidad),,,', 'Se agota: Lumpia (unidad)', 'Vuelve a haber: Lumpia (unidad)'],
  ['agotado,Sopas,,,', 'Se agota: Sopas', 'Vuelve a haber: Sopas'],
  [
    'pausa,,1/12/2030,,',
    'Se pausan los domicilios, domingo 1 de diciembre',
    'Vuelven los domicilios, domingo 1 de diciembre',
  ],
  ['sin domicilio,Bello,,,', 'Sin domicilio a Bello', 'Vuelve el domicilio a Bello'],
  [
    'cerrado,,1/12/2030,,',
    'Cerrado, domingo 1 de diciembre',
    'El horario de siempre, domingo 1 de diciembre',
  ],
  [
    'cierra,,2/12/2030,15:00,',
    'Otro horario, lunes 2 de diciembre: 11:00 AM a 3:00 PM',
    'El horario de siempre, lunes 2 de diciembre',
  ],
])('says what %p begins, and what an old file ends', (row, begins, ends) => {
  const written = withToday(row);
  expect(contentChanges(before, written)).toEqual([begins]);
  expect(contentChanges(written, before)).toEqual([ends]);
});

it('says what ends on one day, though it counts on another', () => {
  const later = 'pausa,,2/12/2030,,';
  expect(contentChanges(withToday('pausa,,1/12/2030,,', later), withToday(later))).toEqual([
    'Vuelven los domicilios, domingo 1 de diciembre',
  ]);
});

it.each([
  ['gets another end', 'agotado,Sopas,1/12/2030,,', 'agotado,Sopas,1/12/2030,15:00,'],
  ['gets a day', 'agotado,Sopas,,,', 'agotado,Sopas,1/12/2030,,'],
])('says once what a row is that %s', (_, was, is) => {
  expect(contentChanges(withToday(was), withToday(is))).toEqual(['Se agota: Sopas, domingo 1 de diciembre']);
});

it('names a dish whose photograph is another, and the pages that show it', () => {
  const name = 'arroz-arroz-yangzhou';
  const other = { ...pictures, [name]: { ...pictures[name]!, version: '0a1b2c3d' } };
  expect(contentChanges(before, read(authored, other))[0]).toBe('Cambia la imagen: Arroz Yangzhou');
});

it('says nothing of facts that an older build has in another order and shape', () => {
  const facts = before.facts as Facts;
  const delivery = Object.fromEntries(Object.entries(facts.delivery).reverse());
  const hours = facts.hours.map(({ text }) => ({ text, opens: '11:00' }));
  expect(contentChanges({ ...before, facts: { ...facts, delivery, hours } }, before)).toEqual([]);
});

it('says nothing where nothing changes', () => {
  expect(contentChanges(before, read(authored))).toEqual([]);
});
