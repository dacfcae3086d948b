import dns from 'node:dns';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SHEET_PAGE } from '@asia/shared/contracts';
import { authoredIn } from '../authoredFiles';
import { checkContent } from '../checkContent';
import { isRoute } from '../readCategorias';
import { serveTables } from '../testing/serveTables';
import { fetchTable, isOfInternet } from './fetchTable';
import { namedTables } from './namedTables';
import { readSheets } from './readSheets';

const folder = mkdtempSync(path.join(tmpdir(), 'asia-sheets-'));
const own = path.join(__dirname, '../testing/restaurant');
const menu = readFileSync(path.join(own, 'carta.csv'), 'utf8');

/** Names tables as the setting `SHEETS` does. */
function name(sheets: unknown): void {
  process.env.SHEETS = path.join(folder, 'sheets.json');
  writeFileSync(process.env.SHEETS, typeof sheets === 'string' ? sheets : JSON.stringify(sheets));
}

let server: Awaited<ReturnType<typeof serveTables>> | undefined;
const serve = async (tables: Parameters<typeof serveTables>[0]) => (server = await serveTables(tables));

afterEach(async () => {
  delete process.env.SHEETS;
  await server?.close();
  server = undefined;
});

const KEY = '1aBcDeFgHiJkLmNoPqRsTuVwXyZ-0123456789_abcd';

describe('sheets.json', () => {
  it.each([
    ['docs.google.com/spreadsheets/d/KEY/edit?gid=7#gid=7', '/spreadsheets/d/KEY/export?format=csv&gid=7'],
    ['docs.google.com/spreadsheets/d/KEY/edit#gid=12', '/spreadsheets/d/KEY/export?format=csv&gid=12'],
    ['docs.google.com/spreadsheets/u/1/d/KEY/', '/spreadsheets/u/1/d/KEY/export?format=csv'],
    ['docs.google.com/spreadsheets/d/e/2PACX/pub?output=csv', '/spreadsheets/d/e/2PACX/pub?output=csv'],
    ['nube.example/s/abc/download/carta.csv', '/s/abc/download/carta.csv'],
  ])('takes https://%s', (written, expected) => {
    name({ 'carta.csv': `https://${written.replace('KEY', KEY)}` });
    const address = namedTables().get('carta.csv');
    expect(`${address?.pathname}${address?.search}`).toBe(expected.replace('KEY', KEY));
  });

  it.each([
    [
      '{ "carta.csv": https://secreta }',
      'sheets.json: no se puede leer. Escríbelo así: { "carta.csv": "https',
    ],
    [{ 'precios.csv': 'https://secreta.example' }, 'sheets.json: «precios.csv» no es una tabla de content.'],
    [{ 'carta.csv': 'http://secreta.example' }, 'sheets.json: la dirección de carta.csv no sirve.'],
    [{ 'carta.csv': 'secreta' }, 'sheets.json: la dirección de carta.csv no sirve.'],
  ])('refuses %j, and does not repeat the address', (sheets, sentence) => {
    name(sheets);
    expect(namedTables).toThrow(sentence);
    expect(namedTables).not.toThrow('secreta');
  });
});

describe('the address of a table', () => {
  it.each<[what: string, Parameters<typeof serveTables>[0][string], sentence: string]>([
    ['a page for signing in', '<!DOCTYPE html><title>Sign in', 'carta.csv: la hoja no está compartida.'],
    ['403', (_, response) => response.writeHead(403).end(), 'carta.csv: la hoja no está compartida.'],
    ['404', (_, response) => response.writeHead(404).end(), 'no hay ninguna hoja (404).'],
    ['429', (_, response) => response.writeHead(429).end(), 'carta.csv: la hoja no respondió (429).'],
    ['500', (_, response) => response.writeHead(500).end(), 'carta.csv: la hoja no respondió (500).'],
    ['nothing', ({ socket }) => socket.destroy(), 'carta.csv: la hoja no respondió (ECONNRESET).'],
    [
      'a cut answer',
      (_, response) => {
        response.writeHead(200, { 'content-length': '99' });
        response.write('category,slug', () => response.destroy());
      },
      'carta.csv: la hoja no respondió (ECONNRESET).',
    ],
    ['too much', Buffer.alloc(2_000_001, 'a'), 'carta.csv: la hoja pesa más de 2 MB.'],
    [
      'itself again and again',
      (_, response) => response.writeHead(302, { location: '/clave' }).end(),
      'carta.csv: la hoja no está compartida.',
    ],
    [
      'a way to a private network',
      (_, response) => response.writeHead(302, { location: 'https://192.168.1.1/' }).end(),
      'no es de internet',
    ],
  ])('that answers %s is said in a sentence, without the address', async (_what, answer, sentence) => {
    const { origin } = await serve({ clave: answer });
    const error = await fetchTable('carta.csv', new URL(`${origin}clave`)).catch((reason: Error) => reason);
    expect(error).toHaveProperty('message', expect.stringContaining(sentence));
    expect(String(error)).not.toMatch(/clave|localhost/);
  });

  it.each([
    'https://10.0.0.1/',
    'https://2130706433/',
    'https://[::ffff:10.0.0.1]/',
    'https://[fd00::1]/',
    'http://8.8.8.8/',
  ])('%s is not asked', async (address) => {
    await expect(fetchTable('carta.csv', new URL(address))).rejects.toThrow('no es de internet');
  });

  it('whose name leads to a private network is not asked', async () => {
    const found = [
      { address: '8.8.8.8', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ];
    jest
      .spyOn(dns, 'lookup')
      .mockImplementationOnce(((_host: string, _options: object, done: (...found: unknown[]) => void) =>
        done(null, found)) as never);
    await expect(fetchTable('carta.csv', new URL('https://nube.example/'))).rejects.toThrow(
      'no es de internet',
    );
  });

  it('is of the internet, or is not', () => {
    const of = ['8.8.8.8', '172.32.0.1', '2800:1::1'];
    const not = [
      '127.0.0.1',
      '169.254.169.254',
      '172.16.0.1',
      '0.0.0.0',
      '100.64.0.1',
      '::1',
      '::ffff:8.8.8.8',
    ];
    expect([...of, ...not, 'fe80::1', '2002:a00:1::1'].filter(isOfInternet)).toEqual(of);
  });

  it('is asked whether something has changed', async () => {
    const { origin, asked } = await serve({ menu });
    const first = await fetchTable('carta.csv', new URL(`${origin}menu`));
    expect(String(first.bytes)).toBe(menu);
    expect(await fetchTable('carta.csv', new URL(`${origin}menu`), first)).toBe(first);
    expect(asked()).toBe(2);
  });
});

describe('a table at an address', () => {
  it('is read in the place of its file, and from its copy without a network, but not for a release', async () => {
    const { origin, close } = await serve({ menu: menu.replace('26500', '27500') });
    name({ 'carta.csv': `${origin}menu` });
    const copies = path.join(folder, 'copies');
    const { tables, notes } = await readSheets({ fresh: true, copies });
    expect(notes).toEqual([]);
    const { content } = await checkContent(null, authoredIn(own), tables);
    expect(content.categories[0]?.dishes.map(({ dish }) => dish.price)).toContain(27_500);
    await close();
    const again = await readSheets({ copies });
    expect(again.tables).toEqual(tables);
    expect(again.notes).toEqual([
      expect.stringMatching(
        /^carta\.csv: la hoja no respondió \(ECONNREFUSED\)\. Vale su última copia \(\d+ de /,
      ),
    ]);
    await expect(readSheets({ fresh: true, copies })).rejects.toThrow('no respondió');
  });

  it('that has lost more than half of its rows is refused, and so is an empty one', async () => {
    const live = { version: '1', prices: null, authored: authoredIn(own) };
    const sheet = (text: string) => new Map([['carta.csv', Buffer.from(text)]]);
    const check = (text: string) => checkContent(live, authoredIn(own), sheet(text));
    const half = menu.split('\r\n').slice(0, 3).join('\r\n');
    await expect(check(half)).rejects.toThrow('carta: la hoja tiene 3 filas y en el sitio hay 8.');
    await expect(check('')).rejects.toThrow('carta: la hoja tiene 0 filas y en el sitio hay 8.');
  });

  it('may lose the second shift of every day at once', async () => {
    const hours = String(authoredIn(own).get('horario.csv'));
    const twice = hours.replaceAll(/^(.*),11:00,.*\r\n/gm, '$1,11:00,15:00\r\n$1,18:00,22:00\r\n');
    expect(twice).toContain('lunes,11:00,15:00\r\nlunes,18:00,22:00\r\nmartes');
    const before = new Map([...authoredIn(own), ['horario.csv', Buffer.from(twice)]]);
    const live = { version: '1', prices: null, authored: before };
    const check = (text: string) => checkContent(live, before, new Map([['horario.csv', Buffer.from(text)]]));
    await expect(check(hours)).resolves.toBeDefined();
    await expect(check('')).rejects.toThrow('horario: la hoja tiene 0 filas y en el sitio hay 17.');
  });

  it('has a page that no category can have', () => {
    expect(isRoute(`${SHEET_PAGE}clave`)).toBe(false);
  });

  it('is asked by nobody where none is named', async () => {
    expect(await readSheets()).toEqual({ tables: new Map(), notes: [] });
  });
});
