import {
  addStatus,
  DeploymentLog,
  FileSystemStore,
  type OwnerView,
  type SheetStatus,
} from '@asia/release-store';
import { temporary } from '@asia/release-store/testing/temporary';
import { serve } from '../testing/serve';
import { makeDeployment, writeStore } from '../testing/writeStore';
import { sheetHtml } from './SheetPage';

const READ = '2026-03-04T18:00:00.000Z';
const changes = ['Sube: Té, de $ 8.800 a $ 8.900', 'Otro horario, lunes 2: 11:00 AM a 3:00 PM'];
const view: OwnerView = {
  ...{ version: 'c', at: READ, action: 'release', changes, files: {}, takenBack: [] },
  ...{ today: [], unread: [], untranslated: [], differing: [], signs: [], notes: [], readings: [] },
};
const status: SheetStatus = { number: 1, at: READ, token: 'clave', tables: {}, readAt: READ };
const html = (more: Partial<SheetStatus> = {}, live: Partial<OwnerView> = {}, minutes = 0) =>
  sheetHtml({ ...status, ...more }, { ...view, ...live }, Date.parse(READ) + minutes * 60_000);

const wrong = 'carta.csv, fila 2, nombre_es: «<b title="\'">&» lleva una etiqueta.';

it.each<[what: string, Partial<SheetStatus>, Partial<OwnerView>, texts: string[]]>([
  ['live', {}, {}, ['<h2>En el sitio desde el miércoles, 4 de marzo, 1:00 p. m.</h2>', '<li>Sube: Té, de']],
  [
    'refused, with what was written escaped',
    { tables: { 'carta.csv': { hash: 'a', at: READ, refused: [wrong] } } },
    {},
    [
      '<title>carta: tu cambio no está en el sitio</title>',
      '<section class="wrong">',
      "nombre_es: «&lt;b title=&quot;'&quot;>&amp;» lleva",
      'Corrígelo en la hoja',
      '<h2>En el sitio desde',
    ],
  ],
  [
    'live, with notes that wait until they are opened',
    {},
    { notes: ['Té aún no tiene imagen.'] },
    ['<h2><a href="?notas">Notas (1)</a></h2>\n<ul></ul>'],
  ],
  ['rolled back', {}, { action: 'rollback' }, ['volvió a una versión anterior']],
  ['not read', { unread: 'La hoja no respondió (503).' }, {}, ['<title>No se puede leer la hoja']],
])('says what became of a change that is %s', (_what, more, live, texts) => {
  const page = html(more, live).replace(/[\u00a0\u202f]/g, ' ');
  for (const text of texts) expect(page).toContain(text);
});

it('shows the notes at an address that stays when the page asks again', () => {
  const notes = ['Té aún no tiene imagen.'];
  expect(sheetHtml(status, { ...view, notes }, Date.parse(READ), true)).toContain(
    '<h2><a href="?">Notas (1)</a></h2>\n<ul><li>Té aún no tiene imagen.</li></ul>',
  );
});

it('ends no line inside an amount or an hour', () => {
  expect(html()).toContain('de $\u00a08.800 a $\u00a08.900');
  expect(html()).toContain('11:00\u00a0AM a 3:00\u00a0PM');
});

it.each([
  [{}, 0, 'hace menos de un minuto'],
  [{}, 8, 'hace 8 min.'],
  [{}, 9, '<p class="late">El sitio no lee la hoja desde hace 9 minutos'],
  [{ readAt: '' }, 0, '<p class="late">El sitio no lee la hoja todavía'],
])('with %j says after %i minutes when the sheet was read', (more, minutes, text) => {
  expect(html(more, {}, minutes)).toContain(text);
});

it('is at the address with its token alone, of a folder and of a bucket', async () => {
  const siteDir = await writeStore();
  const bucket = new FileSystemStore(temporary());
  const early = await serve(siteDir, { remote: bucket });
  await new DeploymentLog(bucket).append(makeDeployment(siteDir, 'g1', 1));
  expect((await early.ask({ url: '/hoja-clave' })).statusCode).toBe(404);
  for (const store of [bucket, new FileSystemStore(siteDir)]) await addStatus(store, status);
  for (const server of [await serve(siteDir), await serve(siteDir, { remote: bucket })]) {
    const { statusCode, headers, body } = await server.ask({ url: '/hoja-clave' });
    expect([statusCode, body]).toEqual([200, expect.stringContaining('href="/hoja-clave.css"')]);
    expect(headers).toMatchObject({
      refresh: '15',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'content-security-policy': expect.stringContaining("default-src 'none'; style-src 'self'") as string,
    });
    expect((await server.ask({ url: '/hoja-clave.css' })).headers['content-type']).toContain('text/css');
    const unknown = await server.ask({ url: '/otra' });
    for (const url of ['/hoja-', '/hoja-clav', '/hoja-clave2', '/hoja-clav.css', '/hoja-undefined']) {
      const other = await server.ask({ url });
      expect([url, other.statusCode, other.body]).toEqual([url, 404, unknown.body]);
    }
  }
});
