import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { SHEET_PAGE } from '@asia/shared/contracts';
import { authoredIn, TABLES } from '../authoredFiles';
import { checkContent } from '../checks/checkContent';
import { isRoute } from '../tables/readCategorias';
import { restaurant } from '../testing/readRestaurant';
import { serveFiles } from '../testing/serveFiles';
import { type Tab, writeWorkbook } from '../testing/writeWorkbook';
import { fetchWorkbook } from './fetchWorkbook';
import { parseWorkbook, whyUnread } from './parseWorkbook';
import { readWorkbook } from './readWorkbook';
import { writeTemplate } from './template';
import { workbookAddress } from './workbookAddress';

const folder = mkdtempSync(path.join(tmpdir(), 'asia-workbook-'));
const [CARTA = ''] = TABLES;
const carta = CARTA.replace('.csv', '');
const dishes = String(restaurant.get(CARTA));

// A site that this machine has built before would lend its tables.
process.env.SITE_DIR = path.join(folder, 'no-site');

/** Names an address as the setting `WORKBOOK` does. */
function name(written: unknown): void {
  process.env.WORKBOOK = path.join(folder, 'workbook.json');
  writeFileSync(process.env.WORKBOOK, typeof written === 'string' ? written : JSON.stringify(written));
}

let server: Awaited<ReturnType<typeof serveFiles>> | undefined;
const serve = async (files: Parameters<typeof serveFiles>[0]) => (server = await serveFiles(files));

afterEach(async () => {
  delete process.env.WORKBOOK;
  await server?.close();
  server = undefined;
});

const KEY = '1aBcDeFgHiJkLmNoPqRsTuVwXyZ-0123456789_abcd';

describe('workbook.json', () => {
  it.each([
    ['docs.google.com/spreadsheets/d/KEY/edit?gid=7#gid=7', '/spreadsheets/d/KEY/export?format=xlsx'],
    ['docs.google.com/spreadsheets/d/KEY/edit#gid=12', '/spreadsheets/d/KEY/export?format=xlsx'],
    ['docs.google.com/spreadsheets/u/1/d/KEY/', '/spreadsheets/u/1/d/KEY/export?format=xlsx'],
    ['docs.google.com/spreadsheets/d/e/2PACX/pub?output=xlsx', '/spreadsheets/d/e/2PACX/pub?output=xlsx'],
    ['nube.example/s/abc/download/hoja.xlsx', '/s/abc/download/hoja.xlsx'],
  ])('takes https://%s', (written, expected) => {
    name({ address: `https://${written.replace('KEY', KEY)}` });
    const address = workbookAddress();
    expect(`${address?.pathname}${address?.search}`).toBe(expected.replace('KEY', KEY));
  });

  it.each([
    ['{ "address": https://secreta }', 'workbook.json: no se puede leer. Escríbelo así: { "address": "https'],
    [{ 'carta.csv': 'https://secreta.example' }, 'workbook.json: no se puede leer. Escríbelo así:'],
    [{ address: 'http://secreta.example' }, 'workbook.json: la dirección del libro no sirve.'],
    [{ address: 'secreta' }, 'workbook.json: la dirección del libro no sirve.'],
  ])('refuses %j, and does not repeat the address', (written, sentence) => {
    name(written);
    expect(workbookAddress).toThrow(sentence);
    expect(workbookAddress).not.toThrow('secreta');
  });
});

describe('the address of the workbook', () => {
  it.each<[what: string, Parameters<typeof serveFiles>[0][string], sentence: string]>([
    ['a page for signing in', '<!DOCTYPE html><title>Sign in', 'La hoja no está compartida.'],
    [
      'that Google is busy',
      '<!DOCTYPE html>Sorry, unable to open the file',
      'La hoja no respondió (ocupada).',
    ],
    ['403', (_, response) => response.writeHead(403).end(), 'La hoja no está compartida.'],
    ['400', (_, response) => response.writeHead(400).end(), 'El enlace ya no abre la hoja (400).'],
    ['404', (_, response) => response.writeHead(404).end(), 'no hay nada (404).'],
    ['429', (_, response) => response.writeHead(429).end(), 'La hoja no respondió (429).'],
    ['500', (_, response) => response.writeHead(500).end(), 'La hoja no respondió (500).'],
    ['nothing', ({ socket }) => socket.destroy(), 'La hoja no respondió ('],
    [
      'a cut answer',
      (_, response) => {
        response.writeHead(200, { 'content-length': '99' });
        response.write('PK', () => response.destroy());
      },
      'La hoja no respondió (',
    ],
    ['too much', Buffer.alloc(20_000_001, 'a'), 'La hoja pesa más de 20 MB.'],
    [
      'too much once it is unpacked',
      (_, response) => {
        const packed = gzipSync(Buffer.alloc(20_000_001, 'a'));
        response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed);
      },
      'La hoja pesa más de 20 MB.',
    ],
    [
      'itself again and again',
      (_, response) => response.writeHead(302, { location: '/clave' }).end(),
      'La hoja no está compartida.',
    ],
    [
      'a way over http to another machine',
      (_, response) => response.writeHead(302, { location: 'http://nube.example/' }).end(),
      'no empieza por https://',
    ],
  ])('that answers %s is said in a sentence, without the address', async (_what, answer, sentence) => {
    const { origin } = await serve({ clave: answer });
    const error = await fetchWorkbook(new URL(`${origin}clave`)).catch((reason: Error) => reason);
    expect(error).toHaveProperty('message', expect.stringContaining(sentence));
    expect(String(error)).not.toMatch(/clave|localhost/);
  });

  it('is asked whether something has changed', async () => {
    const { origin, asked } = await serve({ hoja: 'PK' });
    const first = await fetchWorkbook(new URL(`${origin}hoja`));
    expect(String(first.bytes)).toBe('PK');
    expect(await fetchWorkbook(new URL(`${origin}hoja`), first)).toBe(first);
    expect(asked()).toBe(2);
  });
});

describe('a workbook', () => {
  const tableOf = async (tab: Tab) =>
    String((await parseWorkbook(await writeWorkbook({ [carta]: tab }))).tables.get(CARTA));

  it('is the same files again, with their empty optional columns, after the template', async () => {
    const asia = authoredIn(path.join(__dirname, '../testing/asia'));
    const optional = { [CARTA]: 'alergenos', 'domicilios.csv': 'minimo,minutos' } as const;
    for (const files of [asia, restaurant]) {
      const { tables, unread } = await parseWorkbook(Buffer.from(await writeTemplate(files)));
      expect([...unread.keys()]).toEqual(TABLES.filter((file) => !files.has(file)));
      for (const [file, bytes] of tables) {
        const more = optional[file as keyof typeof optional] as string | undefined;
        const empty = more?.replaceAll(/\w/g, '') ?? '';
        const [titles, ...rows] = String(files.get(file)).split('\r\n');
        const lines = rows.map((row) => (row && more ? `${row},${empty}` : row));
        expect([file, String(bytes)]).toEqual([
          file,
          [[titles, more].filter(Boolean).join(), ...lines].join('\r\n'),
        ]);
      }
    }
  });

  it.each<[what: string, cell: unknown, text: string]>([
    ['a number', 34_800, '34800'],
    ['a fraction', 9.8, '"9,8"'],
    ['the result of a formula', 34_799.999_999_999_9, '34800'],
    ['a percentage', { value: 0.1, style: { numFmt: '0%' } }, '10 %'],
    ['a day', new Date('2026-11-28T00:00:00Z'), '2026-11-28'],
    ['a time', { value: 18.5 / 24, style: { numFmt: 'h:mm' } }, '18:30'],
    ['a time of the morning', { value: 2.5 / 24, style: { numFmt: 'h:mm' } }, '02:30'],
    ['a time with its half', { value: 2.5 / 24, style: { numFmt: 'h:mm AM/PM' } }, '02:30 a. m.'],
    ['a time of the afternoon', { value: 14.5 / 24, style: { numFmt: 'h:mm\\ AM/PM' } }, '14:30'],
    ['midnight', { value: 0, style: { numFmt: 'h:mm' } }, '00:00'],
    ['a day with a time', new Date('2026-11-28T18:30:00Z'), '2026-11-28 18:30'],
    ['a day of a strict workbook', '2026-12-24T00:00:00', '2026-12-24'],
    ['a time of a strict workbook', '1899-12-31T18:30:00.000', '18:30'],
    ['an error', { value: '#N/A', type: 'error' }, '#N/A'],
    ['a ticked box', true, 'VERDADERO'],
    ['a text with digits', '08:00', '08:00'],
    ['a text of two lines', 'uno,\ndos', '"uno,\ndos"'],
    ['a formula', { value: null, type: 'formula', formula: 'A1', formulaResult: 5 }, '5'],
  ])('has %s as it was meant', async (_what, value, text) => {
    const isCell = typeof value === 'object' && !(value instanceof Date);
    const cell = (isCell ? value : { value }) as object;
    const rows = [['titulo'], ['x']];
    expect(await tableOf({ rows, cells: new Map([['1,0', cell]]) })).toBe(`titulo\r\n${text}\r\n`);
  });

  it('is read within a range, whatever stands outside of it, and numbers its rows like its tab', async () => {
    const stray = { value: 'x', type: 'string' } as const;
    const data = Buffer.from('iVBORw0KGgo=', 'base64');
    const picture = { data, type: 'png', anchor: { from: { row: 1, col: 5 } } } as const;
    const cells = new Map([
      ['1048575,0', stray],
      ['0,900', stray],
    ]);
    expect(await tableOf({ rows: [['a', 'b'], [null], ['1', '2']], cells, images: [picture] })).toBe(
      'a,b\r\n,\r\n1,2\r\n',
    );
  });

  it('is known by the names of its tabs, however they are written', async () => {
    const bytes = await writeWorkbook({ [` ${carta.toUpperCase()} `]: dishes, Costos: 'a,b' });
    const { tables, unread } = await parseWorkbook(bytes);
    expect([[...tables.keys()], [...unread.keys()]]).toEqual([[CARTA], TABLES.slice(1)]);
    await expect(parseWorkbook(await writeWorkbook({ Costos: 'a,b' }))).rejects.toThrow(
      `El libro no tiene ninguna pestaña del sitio: ${carta}, `,
    );
  });

  it.each([
    [[carta, ' Cartá '], dishes],
    [['hoy', '¡Hoy!'], 'que,cual,fecha,hasta,nota'],
  ])('with two tabs of one name, %j, is read without them, and says both names', async (names, text) => {
    const bytes = await writeWorkbook({ datos: 'dato,valor', [names[0]!]: text, [names[1]!]: '' });
    const parsed = await parseWorkbook(bytes);
    expect([...parsed.tables.keys()]).toEqual(['datos.csv']);
    const file = `${names[0]}.csv`;
    expect(whyUnread(file, parsed.unread.get(file)!)).toBe(
      `${names[0]}: el libro tiene 2 pestañas con ese nombre: «${names[0]}» y «${names[1]}». Deja una, o dale otro nombre a la que sobra. Vale lo que está en el sitio.`,
    );
  });

  it('that is none, is damaged or is a bomb is said in a sentence', async () => {
    const whole = await writeWorkbook({ [carta]: dishes });
    const list = whole.lastIndexOf(Buffer.from('PK\u0001\u0002'));
    const withSize = (size: number) => {
      const bytes = Buffer.from(whole);
      bytes.writeUInt32LE(size, list + 24);
      return bytes;
    };
    for (const bytes of ['a,b\r\n', 'PK', dishes, whole.subarray(0, -40), whole.subarray(0, 2_000)])
      await expect(parseWorkbook(Buffer.from(bytes))).rejects.toThrow('no hay un libro .xlsx, o está dañado');
    for (const size of [0, 0xff_ff_ff_ff, 200_000_000])
      await expect(parseWorkbook(withSize(size))).rejects.toThrow('El libro es demasiado grande');
  });

  it('that has lost more than half of a table is refused, and so are an empty tab and a file', async () => {
    const live = { version: '1', prices: null, authored: restaurant };
    const sheet = (text: string) => new Map([[CARTA, Buffer.from(text)]]);
    const half = dishes.split('\r\n').slice(0, 3).join('\r\n');
    const says = (rows: number) => `${carta}: tiene ${rows} filas y en el sitio hay 8.`;
    await expect(checkContent(live, restaurant, sheet(half))).rejects.toThrow(says(3));
    await expect(checkContent(live, restaurant, sheet(''))).rejects.toThrow(says(0));
    await expect(checkContent(live, new Map([...restaurant, ...sheet(half)]))).rejects.toThrow(says(3));
  });

  it('may lose the second shift of every day at once', async () => {
    const hours = String(restaurant.get('horario.csv'));
    const twice = hours.replaceAll(/^(.*),11:00,.*\r\n/gm, '$1,11:00,15:00\r\n$1,18:00,22:00\r\n');
    expect(twice).toContain('lunes,11:00,15:00\r\nlunes,18:00,22:00\r\nmartes');
    const before = new Map([...restaurant, ['horario.csv', Buffer.from(twice)]]);
    const live = { version: '1', prices: null, authored: before };
    const check = (text: string) => checkContent(live, before, new Map([['horario.csv', Buffer.from(text)]]));
    await expect(check(hours)).resolves.toBeDefined();
    await expect(check('')).rejects.toThrow('horario: tiene 0 filas y en el sitio hay 17.');
  });

  it('has a page that no category can have', () => {
    expect(isRoute(`${SHEET_PAGE}clave`)).toBe(false);
  });

  it('is asked by nobody where none is named', async () => {
    expect(await readWorkbook()).toEqual({ tables: new Map(), notes: [] });
  });
});
