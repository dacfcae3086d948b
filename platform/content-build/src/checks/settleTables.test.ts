import { type Changes, filesWith, restaurant, swapped } from '../testing/readRestaurant';
import { settleTables } from './settleTables';

const live = { version: '1', prices: null, authored: restaurant };
const wrongPrice = swapped('carta.csv', ',26500,', ',26.5o0,');
const dearTea = swapped('carta.csv', ',8800,', ',8900,');
const wrongHour = swapped('horario.csv', 'lunes,11:00', 'lunes,once');
const laterMonday = swapped('horario.csv', 'lunes,11:00', 'lunes,12:00');
const without = (file: string, row: RegExp): Changes => swapped(file, row, '');
const pause = { 'hoy.csv': 'que,cual,fecha,hasta,nota\r\npausa,,3/4/2099,,\r\n' };

/** The names of tables that hold, and of the refused ones. */
async function settle(changes: Changes, on = live) {
  const files = filesWith(changes);
  const changed = new Map(Object.keys(changes).map((file) => [file, files.get(file)!]));
  const { checked, refused } = await settleTables(on, changed);
  const held = Object.keys(changes).filter((file) => checked?.authored.get(file) === changed.get(file));
  return { held, refused: [...refused.keys()], sentences: [...refused.values()].flat(), checked };
}

test.each<[what: string, changes: Changes, held: string[], refused: string[]]>([
  [
    'tables without a mistake hold together',
    { ...dearTea, ...laterMonday },
    ['carta.csv', 'horario.csv'],
    [],
  ],
  ['a wrong price costs the menu alone', { ...wrongPrice, ...laterMonday }, ['horario.csv'], ['carta.csv']],
  ['a pause goes live while a price is wrong', { ...wrongPrice, ...pause }, ['hoy.csv'], ['carta.csv']],
  ['two mistakes cost two tables', { ...wrongPrice, ...wrongHour }, [], ['carta.csv', 'horario.csv']],
  [
    'a table that lost its rows costs itself',
    { 'horario.csv': 'dia,abre,cierra\r\n', ...dearTea },
    ['carta.csv'],
    ['horario.csv'],
  ],
  [
    'a mistake in a table that did not change costs the changed ones, and no pause',
    { ...without('etiquetas.csv', /Sopa,.*\r\n/), ...laterMonday, ...pause },
    ['hoy.csv'],
    ['etiquetas.csv', 'horario.csv'],
  ],
])('%s', async (_what, changes, held, refused) => {
  expect(await settle(changes)).toMatchObject({ held, refused });
});

test('the sentences of a refused table are about it, and a table that held is in the content', async () => {
  const { sentences, checked } = await settle({ ...wrongPrice, ...pause });
  expect(sentences).toEqual([expect.stringMatching(/^carta, fila 3, precio: el precio «26\.5o0»/)]);
  expect(checked?.entries.today).toEqual([expect.objectContaining({ what: 'pause' })]);
});

test('a row of today that is not understood costs no other row', async () => {
  const rows = { 'hoy.csv': 'que,cual,fecha,hasta,nota\r\npausa,,3/4/2099,,\r\nagotado,nadie,,,\r\n' };
  const { held, checked } = await settle(rows);
  expect(held).toEqual(['hoy.csv']);
  expect(checked?.forOwner.unread).toHaveLength(1);
  expect(checked?.entries.today).toHaveLength(1);
});

test('a zone that a row of today names has no other name, unless the row has it too', async () => {
  const hoy = (zone: string) => ({ 'hoy.csv': `que,cual,fecha,hasta,nota\r\nsin domicilio,${zone},,,\r\n` });
  const paused = { ...live, authored: filesWith(hoy('sur')) };
  const renamed = swapped('domicilios.csv', 'Sur,', 'Sur y centro,');
  expect(await settle(renamed, paused)).toMatchObject({
    refused: ['domicilios.csv'],
    sentences: [
      'domicilios, fila 3, barrio: la fila 2 de hoy deja sin domicilio a «sur», que ya no está. Si ahora se llama «Sur y centro», escríbelo también en esa fila; si no, devuelve «sur».',
    ],
  });
  expect(await settle({ ...renamed, ...hoy('Sur y centro') }, paused)).toMatchObject({ refused: [] });
  expect(await settle(renamed)).toMatchObject({ refused: [] });
});

test('the owner reads apart what nobody has to correct', async () => {
  const { checked } = await settle({
    'hoy.csv': 'que,cual,fecha,hasta,nota,quién\r\npausa,,3/4/2099,,,Ana\r\n',
    ...swapped('pagos.csv', /$/, 'nequi,Nequi,,\r\n'),
    ...swapped('textos.csv', 'inicio / menú / título,Sopas,', 'inicio / menú / título,Sopas,Soups'),
  });
  const { unread, notes } = checked!.forOwner;
  expect(unread).toEqual([]);
  expect(notes).toEqual(
    expect.arrayContaining([
      'hoy, fila 1: el sitio no lee «quién».',
      'pagos, fila 4, nombre_es: «Nequi» se lee en español donde no tenga nombre_en o nombre_zh.',
      'textos, fila 3, en: «inicio / menú / título» no lleva en: nadie lo lee.',
      expect.stringMatching(/^Limonada aún no tiene imagen .*bebidas-limonada\.jpg\.$/),
    ]),
  );
});

test('a rule that is stricter than the live content refuses only rows that differ from it', async () => {
  const cheap = (row: string) => swapped('carta.csv', row, row.replace(/\d+/, '800'));
  const older = { ...live, authored: filesWith(cheap(',26500,')) };
  const held = ['carta.csv', 'horario.csv', 'hoy.csv'];
  const dishes = String(older.authored.get('carta.csv'));
  const changed = { 'carta.csv': dishes.replace(',8800,', ',8900,'), ...laterMonday, ...pause };
  expect(await settle({ ...laterMonday, ...pause }, older)).toMatchObject({
    held: held.slice(1),
    refused: [],
  });
  expect(await settle(changed, older)).toMatchObject({ held, refused: [] });
  const cheaper = { ...changed, 'carta.csv': dishes.replace(',8800,', ',900,') };
  const { refused, sentences } = await settle(cheaper, older);
  expect([refused, sentences]).toEqual([
    ['carta.csv'],
    [expect.stringMatching(/^carta, fila 4, precio: 900 /)],
  ]);
});
