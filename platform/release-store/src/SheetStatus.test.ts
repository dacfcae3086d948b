import type { OwnerView } from './OwnerView';
import { type SheetStatus, statusSections } from './SheetStatus';

const noon = Date.parse('2026-04-03T12:00:00-05:00');
const HOUR_MS = 3_600_000;
const at = '2026-04-03T15:00:00Z';

const view: OwnerView = {
  ...{ version: '1', at, action: 'release', changes: [], files: { 'carta.csv': 'a' }, takenBack: [] },
  ...{ today: [], unread: [], untranslated: [], differing: [], signs: [], notes: [], readings: [] },
};
const sections = (live: Partial<OwnerView>, now = noon, tables: SheetStatus['tables'] = {}) =>
  statusSections({ tables }, { ...view, ...live }, now).map(({ title, lines }) => [
    title.replace(/ desde .*/, ''),
    ...lines,
  ]);

const today = [
  { text: 'Agotado: Pato, viernes 3 de abril', from: noon - HOUR_MS, until: noon + HOUR_MS },
  { text: 'Cerrado, lunes 6 de abril', from: noon + 60 * HOUR_MS, until: noon + 84 * HOUR_MS },
  { text: 'Sin domicilio: Robledo' },
];

test('what has a day is sorted by the clock: today, later, and without an end', () => {
  expect(sections({ today })).toEqual([
    ['En el sitio'],
    ['Hoy', 'Agotado: Pato, viernes 3 de abril'],
    ['Sin fecha: hasta que borres la fila', 'Sin domicilio: Robledo'],
    ['Más adelante', 'Cerrado, lunes 6 de abril'],
  ]);
  const ended = ['Ya pasó', 'Agotado: Pato, viernes 3 de abril'];
  expect(sections({ today }, noon + HOUR_MS)).toContainEqual(ended);
  expect(sections({ today }, noon + HOUR_MS).map(([title]) => title)).not.toContain('Hoy');
});

test('rows that are not understood come first, and dishes that are read in Spanish last', () => {
  expect(
    sections({
      unread: ['hoy, fila 2'],
      untranslated: ['Pato'],
      differing: ['Costillas'],
      signs: ['98000!'],
    }),
  ).toEqual([
    ['Filas de hoy que el sitio no entiende', 'hoy, fila 2'],
    ['En el sitio'],
    ['Platos sin traducción', 'Pato'],
    ['Idiomas que no nombran lo mismo', 'Costillas'],
    ['Signos que quedan', '98000!'],
  ]);
});

test.each<[what: string, table: Partial<SheetStatus['tables'][string]>, line: RegExp]>([
  ['is live', {}, /^carta: en el sitio desde el viernes, 3 de abril, 10:00/],
  ['was refused', { refused: ['No.'] }, /^carta: tu cambio no está; arriba dice por qué$/],
  ['a rollback took back', { hash: 'b' }, /^carta: en el sitio hay otra versión, hasta que cambies/],
])('a table that %s has a line of its own', (_what, table, line) => {
  const all = sections({}, noon, { 'carta.csv': { hash: 'a', at, ...table } });
  expect(all.at(-1)).toEqual(['Cada pestaña', expect.stringMatching(line)]);
});

test('a refused table comes first, with its sentences and what to do', () => {
  expect(sections({}, noon, { 'carta.csv': { hash: 'b', at, refused: ['No.'] } })[0]).toEqual([
    'carta: tu cambio no está en el sitio',
    'No.',
    'Corrígelo en la hoja: el sitio la lee solo, en menos de un minuto.',
  ]);
});
