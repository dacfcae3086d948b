import path from 'node:path';
import { authoredIn } from '../authoredFiles';
import { problemText } from '../Problem';
import { overwrites } from './overwrites';
import { tablesOf } from './tables';

const authored = authoredIn(path.join(__dirname, '../testing/asia'));

type Edit = [file: string, from: string | RegExp, to: string];

/** The tables of the restaurant with those edits. */
function edited(...edits: Edit[]) {
  const files = new Map(authored);
  for (const [file, from, to] of edits) {
    const before = String(files.get(file));
    const after = before.replace(from, to);
    if (after === before) throw new Error(`${file} has no ${from}`);
    files.set(file, Buffer.from(after));
  }
  return tablesOf(files);
}

const lumpia: Edit = ['menu.csv', ',9800,', ',9900,'];
const wantan: Edit = ['menu.csv', '糖醋酱,24800,', '糖醋酱,25800,'];
const chat: Edit = ['restaurant.json', '57 3000000001', '57 3100000001'];
const name: Edit = ['menu.csv', ',Lumpia (unidad),', ',Lumpia de la casa,'];
const gone: Edit = ['menu.csv', /entradas,lumpia-unidad,[^\n]*\n/, ''];

/** What a copy of the first build, with its own edits, would overwrite of a site with others. */
const lost = (site: Edit[], mine: Edit[]) =>
  overwrites(edited(), edited(...site), edited(...mine)).map(problemText);

test('a price that changed on the site after the copy was made is named, with its row', () => {
  expect(lost([lumpia], [wantan])).toEqual([
    'menu.csv, fila 2, columna price_cop: el precio de Lumpia (unidad) cambió en el sitio a 9.900 después de tu copia.',
  ]);
});

test('the price of the copy itself may be another one than it was: the site has changed it all the same', () => {
  expect(lost([lumpia], [['menu.csv', ',9800,', ',9700,']])).toHaveLength(1);
});

test('a change that the copy has too is no loss, however it is written', () => {
  expect(lost([lumpia], [lumpia, wantan])).toEqual([]);
  expect(lost([lumpia], [['menu.csv', ',9800,', ',$ 9.900!,']])).toEqual([]);
});

test('what the site has not changed is for the copy to say', () => {
  expect(lost([], [lumpia, wantan])).toEqual([]);
});

test('so are a telephone, a name, and a dish that came or went', () => {
  const after = 'después de tu copia.';
  expect(lost([chat], [wantan])).toEqual([
    `restaurant.json, línea 20, campo phones.chat: el dato cambió en el sitio a «57 3100000001» ${after}`,
  ]);
  expect(lost([name], [wantan])).toEqual([
    `menu.csv, fila 2, columna name_es: la celda de Lumpia de la casa cambió en el sitio a «Lumpia de la casa» ${after}`,
  ]);
  expect(lost([gone], [wantan])).toEqual([`menu.csv, fila 2: Lumpia (unidad) salió del sitio ${after}`]);
  expect(overwrites(edited(gone), edited(), edited(gone)).map(problemText)).toEqual([
    `menu.csv: Lumpia (unidad) entró en el sitio ${after}`,
  ]);
});

test('a dish that the copy takes off is named when its price changed meanwhile', () => {
  expect(lost([lumpia], [gone])).toHaveLength(1);
  expect(lost([wantan], [gone, wantan])).toEqual([]);
});
