import { addStatus, FileSystemStore, type SheetStatus } from '@asia/release-store';
import { serve, type Served } from '../testing/serve';
import { emptyStore, writeStore } from '../testing/writeStore';
import { sheetHtml } from './SheetPage';

const READ = '2026-03-04T18:00:00.000Z';
const at = (minutes: number) => Date.parse(READ) + minutes * 60_000;
const status: SheetStatus = {
  number: 1,
  at: READ,
  token: 'clave',
  handled: {},
  live: { version: 'c', at: READ, action: 'release', changes: ['Sube: Té, de $ 8.800 a $ 8.900'] },
  readAt: READ,
};

describe('the page of a sheet', () => {
  it.each<[what: string, Partial<SheetStatus>, texts: string[]]>([
    ['live', {}, ['<h2>En el sitio desde el miércoles, 4 de marzo, 1:00 p. m.</h2>', '<li>Sube: Té, de']],
    [
      'refused, with what was written escaped',
      { refused: ['menu.csv, fila 2, columna name_es: «<b title="\'">&» lleva una etiqueta.'] },
      [
        '<title>Tu último cambio no está en el sitio</title>',
        '<section class="wrong">',
        'name_es: «&lt;b title=&quot;&#39;&quot;&gt;&amp;» lleva',
        'Corrígelo en la hoja',
        '<h2>En el sitio desde',
      ],
    ],
    ['being released', { releasing: { version: 'd', after: 1 } }, ['<title>Publicando tu último cambio']],
    [
      'rolled back',
      { live: { ...status.live, action: 'rollback' } },
      ['volvió a una versión anterior', 'Queda así'],
    ],
    [
      'that does not answer',
      { unread: 'menu.csv: la hoja no respondió (503).' },
      ['<title>No se puede leer'],
    ],
  ])('says what became of a change that is %s', (_what, more, texts) => {
    const html = sheetHtml({ ...status, ...more }, at(0))
      .replaceAll('\u00a0', ' ')
      .replaceAll('\u202f', ' ');
    for (const text of texts) expect(html).toContain(text);
  });

  it('ends no line inside an amount or an hour', () => {
    const changes = ['Sube: Té, de $ 8.800 a $ 8.900', 'Otro horario, lunes 2: 11:00 AM a 3:00 PM'];
    const html = sheetHtml({ ...status, live: { ...status.live, changes } }, at(0));
    expect(html).toContain('de $\u00a08.800 a $\u00a08.900');
    expect(html).toContain('11:00\u00a0AM a 3:00\u00a0PM');
  });

  it('says when the sheet was read, and in red that it was not for eight minutes', () => {
    expect(sheetHtml(status, at(0))).toContain('hace menos de un minuto');
    expect(sheetHtml(status, at(8))).toContain('hace 8 min.');
    expect(sheetHtml(status, at(9))).toContain(
      '<p class="late">El sitio no lee la hoja desde hace 9 minutos',
    );
    expect(sheetHtml({ ...status, readAt: '' }, at(0))).toContain(
      '<p class="late">El sitio no lee la hoja todavía',
    );
  });

  it('is at the address with its token alone, of a folder and of a bucket, and nobody keeps or finds it', async () => {
    const siteDir = await writeStore();
    const bucket = new FileSystemStore(await emptyStore());
    const inFolder = await serve(siteDir);
    const inBucket = await serve(siteDir, { remote: bucket });
    const asked = (server: Served, url: string) => server.ask({ url });
    expect((await asked(inBucket, '/hoja-clave')).statusCode).toBe(404);
    await addStatus(bucket, status);
    await addStatus(new FileSystemStore(siteDir), status);
    for (const server of [inFolder, await serve(siteDir, { remote: bucket })]) {
      const { statusCode, headers, body } = await asked(server, '/hoja-clave');
      expect([statusCode, body]).toEqual([200, expect.stringContaining('href="/hoja-clave.css"')]);
      expect(headers).toMatchObject({
        refresh: '15',
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
        'content-security-policy': expect.stringContaining("default-src 'none'; style-src 'self'") as string,
      });
      expect((await asked(server, '/hoja-clave.css')).headers['content-type']).toContain('text/css');
      const unknown = await asked(server, '/otra');
      for (const url of ['/hoja-', '/hoja-clav', '/hoja-clave2', '/hoja-clav.css', '/hoja-undefined']) {
        const { statusCode: code, body: page } = await asked(server, url);
        expect([url, code, page]).toEqual([url, 404, unknown.body]);
      }
    }
  });
});
