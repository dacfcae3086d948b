import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  authoredIn,
  checkContent,
  guardContent,
  guardWorkbook,
  pullContent,
  recordBaseline,
  storeContent,
} from '@asia/content-build';
import { serveFiles } from '@asia/content-build/testing/serveFiles';
import { writeWorkbook } from '@asia/content-build/testing/writeWorkbook';
import { root } from '@asia/release-store/root';
import { temporary } from '@asia/release-store/testing/temporary';
import { previewBuilds, releaseBuilds, releasePreview } from '@asia/releases';
import { descriptions, liveContent, testStore } from '@asia/releases/testing/testStore';

// A site that this machine has built before would lend its tables.
process.env.SITE_DIR = temporary();

type Edit = readonly [from: string, to: string, file?: string];
const TEA: Edit = [',8800,', ',8900,'];
const SOUP: Edit = [',24800,', ',25800,'];
const CHAT: Edit = ['+57 310 000 0001,El celular', '+57 300 000 0001,El celular', 'datos.csv'];
const LOST =
  'El sitio cambió después de tu copia. Tráelo con: npm run content -- pull\n' +
  'carta.csv cambió en el sitio.\ncarta · Té de jazmín · precio: 8800 → 8900';
const NOTHING_NEW = ['Tu copia ya tiene lo que está en el sitio.'];
const now = (file: string) => `${file}: ahora dice lo que está en el sitio.`;

/** A site, and two checkouts of its content that each have a record of their own. */
async function site() {
  const { store, addBuild } = testStore();
  const shell = await addBuild(descriptions.shell, 'shell-1');
  const copy = (of = path.join(root, 'platform/content-build/src/testing/restaurant')) => {
    const folder = temporary();
    cpSync(of, folder, { recursive: true });
    const record = path.join(folder, 'baselines.json');
    const edit = (...edits: Edit[]) => {
      for (const [from, to, name = 'carta.csv'] of edits) {
        const file = path.join(folder, name);
        writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
      }
    };
    const build = async () => storeContent(store, await checkContent(null, authoredIn(folder)));
    const release = async (...edits: Edit[]) => {
      edit(...edits);
      const builds = [await build()];
      await releaseBuilds(store, builds, { guard: guardContent(store, builds, { record }) });
      recordBaseline(store, builds[0]!.version, record);
    };
    const pull = () => pullContent(store, { folder, kept: path.join(folder, 'kept'), record });
    const menu = () => readFileSync(path.join(folder, 'carta.csv'), 'utf8');
    return { folder, record, edit, build, release, pull, menu };
  };
  const first = copy();
  await releaseBuilds(store, [shell, await first.build()]);
  await first.release();
  return { store, copy, first, other: copy(first.folder) };
}

it('a copy from before a price is refused with file and dish, pulls it, goes live with both, and then as it was', async () => {
  const { store, first, other } = await site();
  await first.release(TEA);
  other.edit(SOUP);
  const [own, kept] = [other.menu(), path.join(other.folder, 'kept/carta.csv')];
  const live = await liveContent(store);
  await expect(other.release()).rejects.toThrow(LOST);
  expect(await liveContent(store)).toBe(live);

  expect(await other.pull()).toEqual([
    now('carta.csv'),
    `Tu archivo queda en ${kept}. Si todavía vale, escribe otra vez lo tuyo.`,
  ]);
  expect(readFileSync(kept, 'utf8')).toBe(own);
  expect(other.menu()).toBe(first.menu());
  await other.release(SOUP);
  expect(other.menu()).toContain(',8900,');
  expect(await first.pull()).toEqual([now('carta.csv')]);
  expect(await first.pull()).toEqual(NOTHING_NEW);

  // A copy may take back what it has released itself.
  await other.release([SOUP[1], SOUP[0]]);
  expect(await liveContent(store)).toBe((await other.build()).version);
});

it('a file that the site has changed is not taken back by a copy that has not touched it', async () => {
  const { first, other } = await site();
  await first.release(CHAT, TEA);
  // The same menu: the file is no loss.
  await expect(other.release(TEA)).rejects.toThrow(
    /pull\ndatos\.csv cambió en el sitio\.\nLos pedidos llegan a otro WhatsApp: 57 \d+$/,
  );
  expect(await other.pull()).toEqual([now('datos.csv')]);
  await other.release();
});

it('a clone without a record is compared with the most similar live content', async () => {
  const { copy, first, other: old } = await site();
  const fresh = copy(first.folder);
  await first.release(TEA);
  for (const clone of [old, fresh]) rmSync(clone.record);
  await expect(old.release(SOUP)).rejects.toThrow(LOST);
  await fresh.release(TEA, SOUP);
});

it('of two copies that are released at once, the slower one is refused', async () => {
  const { store, first, other } = await site();
  const [one, two] = await Promise.allSettled([first.release(TEA), other.release(SOUP)]);
  expect([one.status, two.status].sort()).toEqual(['fulfilled', 'rejected']);
  const winner = one.status === 'fulfilled' ? first : other;
  expect(await liveContent(store)).toBe((await winner.build()).version);
});

it('a preview does not go live over a price that was released after it', async () => {
  const { store, first, other } = await site();
  other.edit(SOUP);
  const builds = [await other.build()];
  await previewBuilds(store, builds, { guard: guardContent(store, builds, other) });
  await first.release(TEA);
  const promote = () =>
    releasePreview(store, [], (seen, { content }) => guardContent(store, seen, { baseline: content }));
  await expect(promote()).rejects.toThrow(LOST);
  await other.pull();
  await expect(promote()).rejects.toThrow('There is no preview: npm run preview');
});

it('a table of the workbook has no copies, and goes live only as the preview showed it', async () => {
  const { store, first, other } = await site();
  const files = { hoja: await writeWorkbook({ carta: first.menu() }) };
  const { origin, close } = await serveFiles(files);
  process.env.WORKBOOK = path.join(first.folder, 'workbook.json');
  writeFileSync(process.env.WORKBOOK, JSON.stringify({ address: `${origin}hoja` }));
  try {
    await first.release(TEA);
    files.hoja = await writeWorkbook({ carta: first.menu() });
    other.edit(CHAT);
    expect(await other.pull()).toEqual(['carta.csv: ahora dice lo que está en el sitio.']);
    await other.release();
    const shown = [await other.build()];
    expect(await guardWorkbook(store, shown)).toEqual([]);
    files.hoja = await writeWorkbook({ carta: first.menu().replace(SOUP[0], SOUP[1]) });
    expect(await guardWorkbook(store, shown)).toEqual([
      'carta.csv cambió en la hoja después de la vista previa. Mírala otra vez: npm run preview',
    ]);
  } finally {
    delete process.env.WORKBOOK;
    await close();
  }
});
