import fc from 'fast-check';
import { problemText } from './Problem';
import { readTable } from './readTable';

const columns = ['etiqueta', 'en', 'zh'] as const;
function read(text: string) {
  const problems: string[] = [];
  const found = readTable('etiquetas.csv', text, columns, (problem) => problems.push(problemText(problem)));
  return { rows: found.map(({ cells }) => columns.map((column) => cells[column])), problems };
}

interface Style {
  separator: string;
  end: string;
  everywhere: boolean;
  encode: (text: string) => Buffer;
}

/** A table as spreadsheets write it: quotes where they are needed, or around every cell. */
function written(cells: string[][], { separator, end, everywhere, encode }: Style): Buffer {
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  const needs = (cell: string) => everywhere || /["\r\n,;]/.test(cell);
  const lines = cells.map((row) => row.map((cell) => (needs(cell) ? quoted(cell) : cell)).join(separator));
  return encode(lines.join(end) + end);
}

const style: fc.Arbitrary<Style> = fc.record({
  separator: fc.constantFrom(',', ';'),
  end: fc.constantFrom('\r\n', '\n'),
  everywhere: fc.boolean(),
  encode: fc.constantFrom<Style['encode']>(
    (text) => Buffer.from(text),
    (text) => Buffer.from(`\ufeff${text}`),
  ),
});
const cell = fc
  .string({ unit: fc.constantFrom(...'aé ",;\tñ¿x1') })
  .map((text) => text.trim())
  .filter((text) => text !== '');

test('what LibreOffice, Excel and Sheets may write is read alike', () => {
  fc.assert(
    fc.property(style, fc.array(fc.tuple(cell, cell, cell), { minLength: 1 }), (as, cells) => {
      const table = cells.map(([plato, en, zh]) => [plato, en, `茶${zh}`]);
      const lines = table.map((row) => row.map((text) => text.replace(/\s+/g, ' ')));
      expect(read(String(written([[...columns], ...table], as)))).toEqual({ rows: lines, problems: [] });
    }),
  );
});

test('a cell is one line, without what nobody sees', () => {
  expect(read('etiqueta,en,zh\n"Sopa\r\nwantán ",Thick\u00a0 soup,\u200b汤\n').rows).toEqual([
    ['Sopa wantán', 'Thick soup', '汤'],
  ]);
});

// `testing/ownerFiles.answers.txt` has the sentences for all else that cannot be read.
test('the error of a formula is reported where it is', () => {
  const { problems } = read('etiqueta,en,zh\n#¿NOMBRE?,#N/A,茶\n');
  expect(problems.map((problem) => problem.split(':')[0])).toEqual([
    'etiquetas, fila 2, etiqueta',
    'etiquetas, fila 2, en',
  ]);
});

test.each<[what: string, text: string, problems: string[]]>([
  [
    'quotes that nobody closes are named by the row that opens them',
    'etiqueta,en,zh\r\n"Sopa\r\nwantán",Soup,汤\r\nArroz,"Rice,饭\r\nTé,Tea,茶\r\n',
    ['etiquetas, fila 3: hay comillas dentro de un texto, o que no se cierran. Escríbelas dobles: "".'],
  ],
  [
    'rows of an own column alone are no rows, and said once',
    `etiqueta,en,zh,listo\r\nSopa,Soup,汤,FALSO\r\n${',,,FALSO\r\n'.repeat(1_000)}`,
    ['etiquetas, fila 1: el sitio no lee «listo».'],
  ],
  [
    'a row that is too far down is reported, and an own column there is not',
    `etiqueta,en,zh,listo\r\n${'Té,Tea,茶,\r\n'.repeat(2_999)},,,FALSO\r\nTé,Tea,茶,FALSO\r\n`,
    [
      'etiquetas, fila 1: el sitio no lee «listo».',
      'etiquetas, fila 3001: el sitio no lee más de 3000 filas. Borra las que sobran.',
    ],
  ],
  ...['#ERROR!', '#SPILL!', '#¡DESBORDAMIENTO!', 'Loading...', 'Cargando…'].map(
    (cell): [string, string, string[]] => [
      `${cell} is no text`,
      `etiqueta,en,zh\r\nSopa,${cell},汤\r\n`,
      [expect.stringMatching(/^etiquetas, fila 2, en: «.*» es una fórmula o su error/) as string],
    ],
  ),
])('%s', (_what, text, problems) => {
  expect(read(text).problems).toEqual(problems);
});
