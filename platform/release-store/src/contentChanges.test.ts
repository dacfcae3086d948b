import { type Cells, contentChanges } from './contentChanges';

const long = 'a'.repeat(61);
const before: Cells = {
  carta: {
    'sopas, maiz': { nombre_es: 'Sopa de maíz', descripcion_es: 'Con huevo', precio: '9800' },
    'sopas, pato': { nombre_es: 'Sopa de pato', descripcion_es: '', precio: '' },
  },
  domicilios: { Bello: { valor: '8000' } },
  textos: { 'inicio / portada': { es: long } },
  imágenes: { 'sopas-maiz': { versión: '1a2b3c4d' } },
};
const { 'sopas, maiz': corn = {}, 'sopas, pato': duck = {} } = before.carta ?? {};
const menu = (rows: Cells[string]): Cells => ({ ...before, carta: rows });

it.each<[what: string, after: Cells, lines: string[]]>([
  ['nothing', before, []],
  [
    'a price',
    menu({ 'sopas, maiz': { ...corn, precio: '9900' }, 'sopas, pato': duck }),
    ['carta · Sopa de maíz · precio: 9800 → 9900'],
  ],
  [
    'a cell that was empty, and a name',
    menu({ 'sopas, maiz': { ...corn, nombre_es: 'Maíz' }, 'sopas, pato': { ...duck, precio: '1' } }),
    ['carta · Maíz · nombre_es: Sopa de maíz → Maíz', 'carta · Sopa de pato · precio: vacía → 1'],
  ],
  [
    'a long text',
    menu({ 'sopas, maiz': { ...corn, descripcion_es: long }, 'sopas, pato': duck }),
    [`carta · Sopa de maíz · descripcion_es: Con huevo → ${long.slice(1)}…`],
  ],
  [
    'one long text for another',
    { ...before, textos: { 'inicio / portada': { es: `${long}.` } } },
    ['textos · inicio / portada · es: otro texto'],
  ],
  [
    'a column more',
    menu({ 'sopas, maiz': { ...corn, alergenos: 'huevo' }, 'sopas, pato': duck }),
    ['carta · Sopa de maíz · alergenos: vacía → huevo'],
  ],
  ['the order', menu({ 'sopas, pato': duck, 'sopas, maiz': corn }), ['carta: cambia el orden']],
  [
    'a row for another',
    { ...before, domicilios: { Sur: { valor: '9000' } } },
    ['domicilios · Sur: nueva', 'domicilios · Bello: ya no está'],
  ],
  [
    'a table that begins',
    { ...before, frases: { 'plato, Sin maní': { en: '' } } },
    ['frases · plato, Sin maní: nueva'],
  ],
  [
    'a photograph',
    { ...before, imágenes: { 'sopas-maiz': { versión: '5e6f7a8b' } } },
    ['imágenes · sopas-maiz · versión: 1a2b3c4d → 5e6f7a8b'],
  ],
])('%s that changes is said', (_what, after, lines) => {
  expect(contentChanges(before, after)).toEqual(lines);
});

it('names eight alike changes, and counts the others', () => {
  const rows = (precio: string) =>
    Object.fromEntries(Array.from({ length: 10 }, (_, row) => [String(row), { precio }]));
  const lines = contentChanges({ carta: rows('1') }, { carta: rows('2') });
  expect([lines.length, lines.at(-1)]).toEqual([9, 'carta · precio: y 2 más']);
  expect(contentChanges({}, { carta: rows('1') }).at(-1)).toBe('carta: y 2 más');
});
