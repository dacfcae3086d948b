import { type SheetStatus, statusSections } from './SheetStatus';

const noon = Date.parse('2026-04-03T12:00:00-05:00');
const HOUR_MS = 3_600_000;

const status = (live: Partial<SheetStatus['live']>): SheetStatus => ({
  number: 1,
  at: '',
  token: '',
  handled: {},
  readAt: '',
  live: { version: '1', at: '2026-04-03T15:00:00Z', action: 'release', changes: [], ...live },
});
const sections = (live: Partial<SheetStatus['live']>, now = noon) =>
  statusSections(status(live), now).map(({ title, lines }) => [title.replace(/ desde .*/, ''), ...lines]);

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
  expect(sections({ today }, noon + HOUR_MS).map(([title]) => title)).not.toContain('Hoy');
});

test('rows that are not understood come first, and dishes that are read in Spanish last', () => {
  expect(sections({ unread: ['hoy, fila 2'], untranslated: ['Pato'] })).toEqual([
    ['Filas de hoy que el sitio no entiende', 'hoy, fila 2'],
    ['En el sitio'],
    ['Platos sin traducción', 'Pato'],
  ]);
});

test('a status from before has none of it', () => {
  expect(sections({})).toEqual([['En el sitio']]);
});
