import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  authoredIn,
  checkContent,
  publishContent,
  readLiveContent,
  SheetFollower,
} from '@asia/content-build';
import { serveTables } from '@asia/content-build/testing/serveTables';
import { newestStatus, type SheetStatus, statusSections } from '@asia/release-store';
import { root } from '@asia/release-store/root';
import { releaseBuilds, rollbackTarget, rollBackTo } from '@asia/releases';
import { descriptions, kindsOfStore, liveContent, testStore } from '@asia/releases/testing/testStore';

const folder = path.join(root, 'platform/content-build/src/testing/restaurant');
const menu = readFileSync(path.join(folder, 'menu.csv'), 'utf8');
const TEA = 'Sube: Té de jazmín, de $ 8.800 a $ 8.900';
const dearTea = menu.replace(',8800,', ',8900,');
const wrongTea = menu.replace(',8800,', ',8.9o0,');

const wait = () => new Promise<never>(() => undefined);
const said = (status: SheetStatus | null) =>
  status &&
  statusSections(status).map(({ title, lines }) => [title.replace(/( desde)? el \w+, .*/, ''), ...lines]);

let close: () => Promise<unknown>;
afterEach(async () => {
  delete process.env.SHEETS;
  await close();
});

describe.each(kindsOfStore)('the follower of a sheet, with %s', (_kind, open) => {
  /** A site whose menu is in a sheet, and what the follower knows of it. */
  async function site() {
    const { store, addBuild } = testStore(open());
    const content = await publishContent(store, await checkContent(null, authoredIn(folder)));
    await releaseBuilds(store, [await addBuild(descriptions.shell, 'shell-1'), content]);
    const tables: Parameters<typeof serveTables>[0] = { menu };
    const server = await serveTables(tables);
    close = server.close;
    process.env.SHEETS = path.join(mkdtempSync(path.join(tmpdir(), 'asia-follow-')), 'sheets.json');
    const name = (...names: string[]) => {
      const sheets = names.map((each) => [`${each}.csv`, `${server.origin}${each}`]);
      writeFileSync(process.env.SHEETS!, JSON.stringify(Object.fromEntries(sheets)));
    };
    name('menu');
    let now = Date.now();
    type Release = ConstructorParameters<typeof SheetFollower>[1];
    const release: Release = (builds, guard) => releaseBuilds(store, builds, { guard });
    /** A follower as a restart makes it. */
    const notified: string[] = [];
    const notify = async (status: SheetStatus) =>
      notified.push(statusSections(status)[0]!.title.slice(0, 14));
    const follower = (by: Release = release) => new SheetFollower(store, by, notify, () => new Date(now));
    const number = async () => (await store.live())?.number;
    const rollBack = async () => rollBackTo(store, await rollbackTarget(store, 'content'));
    const passTime = (minutes: number) => (now += minutes * 60_000);
    return {
      store,
      tables,
      name,
      release,
      follower,
      number,
      rollBack,
      passTime,
      notified,
      first: content.version,
    };
  }

  it('releases a price, refuses a price with a letter, and releases it corrected', async () => {
    const { store, tables, follower, number, notified } = await site();
    const one = follower();
    const first = await one.look();
    expect(said(first)).toEqual([['En el sitio']]);
    expect(await number()).toBe(1);
    tables.menu = dearTea;
    expect(said(await one.look())).toEqual([['En el sitio', TEA]]);
    tables.menu = wrongTea;
    const refusal = [
      'Tu último cambio no está en el sitio',
      'menu.csv, fila 4, columna price_cop: el precio «8.9o0» no es un número entero de pesos. Escribe solo cifras, por ejemplo 34800, o déjala vacía para «Consultar».',
      'Corrígelo en la hoja: el sitio la lee solo, en menos de un minuto.',
    ];
    expect(said(await one.look())).toEqual([refusal, ['En el sitio', TEA]]);
    const files = await store.files.list('');
    expect(said(await one.look())).toEqual([refusal, ['En el sitio', TEA]]);
    expect(await store.files.list('')).toEqual(files);
    tables.menu = menu.replace(',8800,', ',9000,');
    expect(said(await one.look())).toEqual([['En el sitio', 'Sube: Té de jazmín, de $ 8.900 a $ 9.000']]);
    expect(await number()).toBe(3);
    expect(notified).toEqual(['Tu último camb', 'En el sitio de']);
    expect((await newestStatus(store.files))?.token).toBe(first?.token);
  });

  it('leaves a rollback alone until the next change, over a restart', async () => {
    const { tables, follower, rollBack, store, first } = await site();
    tables.menu = dearTea;
    await follower().look();
    await rollBack();
    const back = ['El sitio volvió a una versión anterior', 'Baja: Té de jazmín, de $ 8.900 a $ 8.800'];
    for (const one of [follower(), follower()])
      expect(said(await one.look())).toEqual([[...back, 'Queda así hasta tu próximo cambio en la hoja.']]);
    expect(await liveContent(store)).toBe(first);
    tables.menu = dearTea.replace('24800', '25800');
    expect(said(await follower().look())?.[0]).toContain(TEA);
  });

  it('finishes the release of one that was killed before it, once', async () => {
    const { tables, follower, number, store } = await site();
    tables.menu = dearTea;
    await new Promise<void>((killed) => {
      void follower(() => (killed(), wait())).look();
    });
    expect(await number()).toBe(1);
    expect(said(await follower().look())).toEqual([['En el sitio', TEA]]);
    expect((await newestStatus(store.files))?.releasing).toBeUndefined();
    await follower().look();
    expect(await number()).toBe(2);
  });

  it('does not repeat the release of one that was killed after it, nor undo a rollback', async () => {
    const { tables, release, follower, rollBack, number, store, first } = await site();
    tables.menu = dearTea;
    await new Promise<void>((killed) => {
      void follower(async (...words) => (await release(...words), killed(), wait())).look();
    });
    await rollBack();
    for (const one of [follower(), follower()])
      expect(said(await one.look())?.[0]?.[0]).toBe('El sitio volvió a una versión anterior');
    expect([await number(), await liveContent(store)]).toEqual([3, first]);
  });

  it('releases on top of what another one has released meanwhile', async () => {
    const { store, tables, release, follower } = await site();
    const own = authoredIn(folder);
    const facts = Buffer.from(String(own.get('restaurant.json')).replace('57 3100000001', '57 3000000001'));
    const other = await checkContent(null, new Map([...own, ['restaurant.json', facts]]));
    tables.menu = dearTea;
    const one = follower(async (...words) => {
      await releaseBuilds(store, [await publishContent(store, other)]);
      return release(...words);
    });
    expect(said(await one.look())).toEqual([
      ['En el sitio', 'Los pedidos llegan a otro WhatsApp: 57 3000000001'],
    ]);
    expect(said(await follower().look())).toEqual([['En el sitio', TEA]]);
    const { authored } = (await readLiveContent(store))!;
    expect([authored.get('restaurant.json'), String(authored.get('menu.csv'))]).toEqual([facts, dearTea]);
  });

  it('releases once when two follow, also two tables at once', async () => {
    const { tables, name, follower, number } = await site();
    name('menu', 'pages');
    tables.pages = readFileSync(path.join(folder, 'pages.csv'), 'utf8');
    const two = [follower(), follower()];
    await Promise.all(two.map((one) => one.look()));
    tables.menu = dearTea;
    tables.pages = tables.pages.replace('Una descripción de prueba que', 'Una descripción de prueba, que');
    for (let round = 0; round < 3; round += 1) await Promise.all(two.map((one) => one.look()));
    expect(await number()).toBe(2);
    expect(said(await two[0]!.look())).toEqual([['En el sitio', TEA]]);
  });

  it('changes nothing while an address fails, asks less often, says so, and goes on', async () => {
    const { tables, follower, number } = await site();
    const one = follower();
    const read = (await one.look())?.readAt;
    const usual = one.pause;
    tables.menu = (_: unknown, response: { writeHead: (status: number) => { end(): void } }) =>
      response.writeHead(500).end();
    const failed = await one.look();
    expect(said(failed)).toEqual([
      ['No se puede leer la hoja', 'menu.csv: la hoja no respondió (500).'],
      ['En el sitio'],
    ]);
    expect([failed?.readAt, one.pause]).toEqual([read, usual * 2]);
    tables.menu = '<!doctype html>Sign in';
    expect(said(await one.look())?.[0]?.[1]).toContain('menu.csv: la hoja no está compartida.');
    tables.menu = menu.split('\r\n').slice(0, 3).join('\r\n');
    expect(said(await one.look())?.[0]?.[1]).toContain('la hoja tiene 3 filas y en el sitio hay 8');
    tables.menu = menu;
    expect(said(await one.look())).toEqual([['En el sitio']]);
    expect([await number(), one.pause]).toEqual([1, usual]);
  });

  it('tries again, minutes later, what the release store refused, and keeps twenty statuses', async () => {
    const { store, tables, release, follower, passTime } = await site();
    let isFull = true;
    const one = follower((...words) => (isFull ? Promise.reject(new Error('disk full')) : release(...words)));
    tables.menu = dearTea;
    expect(said(await one.look())?.[0]).toContain('El sitio no pudo publicarlo: disk full');
    isFull = false;
    expect(said(await one.look())).toHaveLength(2);
    passTime(5);
    expect(said(await one.look())).toEqual([['En el sitio', TEA]]);
    for (let beat = 0; beat < 25; beat += 1) {
      passTime(5);
      await one.look();
    }
    expect(await store.files.list('status/')).toHaveLength(20);
  });
});
