import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { authoredIn, checkContent, checkOwnContent, readWorkbook, storeContent } from '@asia/content-build';
import { serveFiles } from '@asia/content-build/testing/serveFiles';
import { writeWorkbook } from '@asia/content-build/testing/writeWorkbook';
import { tableName } from '@asia/release-store';
import { root } from '@asia/release-store/root';
import { temporary } from '@asia/release-store/testing/temporary';
import { releaseBuilds } from '@asia/releases';
import { descriptions, testStore } from '@asia/releases/testing/testStore';

const folder = path.join(root, 'platform/content-build/src/testing/restaurant');
const live = authoredIn(folder);
const [CARTA, HORARIO] = ['carta.csv', 'horario.csv'] as const;

let close: () => Promise<unknown>;
afterEach(async () => {
  await close();
  delete process.env.WORKBOOK;
  delete process.env.SITE_DIR;
});

/** A site whose workbook has a wrong price, a later Monday and no other tab. */
async function site() {
  const { store, addBuild } = testStore();
  const content = await storeContent(store, await checkContent(null, live));
  await releaseBuilds(store, [await addBuild(descriptions.shell, 'shell-1'), content]);
  const later = String(live.get(HORARIO)).replace('lunes,11:00', 'lunes,12:00');
  const hoja = await writeWorkbook({
    [tableName(CARTA)]: String(live.get(CARTA)).replace(',8800,', ',8.8o0,'),
    [tableName(HORARIO)]: later,
  });
  const server = await serveFiles({ hoja });
  close = server.close;
  process.env.SITE_DIR = store.dir;
  process.env.WORKBOOK = path.join(temporary(), 'workbook.json');
  writeFileSync(process.env.WORKBOOK, JSON.stringify({ address: `${server.origin}hoja` }));
  return later;
}

it('a tab that is missing or has a mistake is as it is live, not as in this copy', async () => {
  const later = await site();
  const { authored, entries, notes } = await checkOwnContent(await readWorkbook());
  const wanted = await checkContent(null, new Map([...live, [HORARIO, Buffer.from(later)]]));
  expect(entries).toEqual(wanted.entries);
  for (const [file, bytes] of live)
    expect([file, String(authored.get(file))]).toEqual([file, file === HORARIO ? later : String(bytes)]);
  expect(notes).toEqual(
    expect.arrayContaining([
      expect.stringMatching(`^${tableName(CARTA)}, fila 4, \\w+: el precio «8.8o0»`),
      `${tableName(CARTA)}: vale lo que está en el sitio.`,
      expect.stringMatching(/^paginas: el libro no tiene esa pestaña/),
    ]),
  );
});

it('a workbook that does not answer is as it is live, and no release takes it', async () => {
  await site();
  await close();
  const { tables, notes } = await readWorkbook();
  expect(String(tables.get(CARTA))).toBe(String(live.get(CARTA)));
  expect(notes).toEqual(['La hoja no respondió (ECONNREFUSED). Vale lo que está en el sitio.']);
  await expect(readWorkbook({ fresh: true })).rejects.toThrow('no respondió');
});
