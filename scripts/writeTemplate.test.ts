import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { authoredIn, checkContent, contentFolder } from '@asia/content-build';
import { root } from '@asia/release-store/root';
import { temporary } from '@asia/release-store/testing/temporary';

interface Sheet {
  name: string;
  rows: (string | null)[][];
  freezePane?: { rows: number };
  dataValidations?: { type: string; range: string }[];
}

const folder = temporary();
const file = path.join(folder, 'hoja.xlsx');
/** In a process of its own: the library is an ES module, which jest does not load. */
const read = `import { readFileSync } from 'node:fs';
  import { readXlsx } from 'hucre/xlsx';
  console.log(JSON.stringify((await readXlsx(readFileSync('${file}'))).sheets));`;

let sheets: Sheet[];
beforeAll(() => {
  const run = (...args: string[]) =>
    execFileSync(process.execPath, args, { cwd: root, env: { ...process.env, SITE_DIR: folder } });
  run('--import', 'tsx', 'scripts/content.ts', 'template', file);
  sheets = JSON.parse(String(run('--input-type=module', '-e', read))) as Sheet[];
});

const quoted = (cell: string | null) => `"${(cell ?? '').replaceAll('"', '""')}"`;

it('is the same content, when each sheet is read back as CSV', async () => {
  const tables = sheets.slice(1).map(({ name, rows }): [string, Buffer] => {
    const lines = rows.map((row) => row.map(quoted).join(','));
    return [`${name}.csv`, Buffer.from(lines.join('\r\n'))];
  });
  const back = await checkContent(null, new Map([...authoredIn(contentFolder), ...tables]));
  expect(back.entries).toEqual((await checkContent(null)).entries);
});

it('has instructions first, titles that stay in view, and lists where words are known', () => {
  const [instructions, ...tables] = sheets;
  expect(instructions?.rows).toHaveLength(10);
  expect(tables.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'carta',
      'categorias',
      'etiquetas',
      'paginas',
      'horario',
      'domicilios',
      'hoy',
      'textos',
      'datos',
    ]),
  );
  for (const { freezePane } of tables) expect(freezePane).toEqual({ rows: 1 });
  const lists = Object.fromEntries(
    tables.map(({ name, dataValidations }) => [
      name,
      dataValidations?.map(({ type, range }) => type + range),
    ]),
  );
  expect(lists).toMatchObject({
    carta: ['listA2:A1000', 'listC2:C1000', 'listK2:K1000'],
    hoy: ['listA2:A1000', 'dateC2:C1000'],
  });
});
