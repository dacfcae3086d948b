import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { authoredIn, checkContent, readLiveContent, SheetFollower, storeContent } from '@asia/content-build';
import { serveFiles } from '@asia/content-build/testing/serveFiles';
import { type Tab, writeWorkbook } from '@asia/content-build/testing/writeWorkbook';
import { newestStatus, type SheetStatus, statusSections } from '@asia/release-store';
import { root } from '@asia/release-store/root';
import { temporary } from '@asia/release-store/testing/temporary';
import { releaseBuilds, rollbackTarget, rollBackTo } from '@asia/releases';
import { descriptions, kindsOfStore, liveContent, testStore } from '@asia/releases/testing/testStore';

const folder = path.join(root, 'platform/content-build/src/testing/restaurant');
const menu = readFileSync(path.join(folder, 'carta.csv'), 'utf8');
const TEA = 'Sube: Té de jazmín, de $ 8.800 a $ 8.900';
const dearTea = menu.replace(',8800,', ',8900,');

type Handler = Extract<Parameters<typeof serveFiles>[0][string], (...args: never[]) => unknown>;
type Release = ConstructorParameters<typeof SheetFollower>[1];

const wait = () => new Promise<never>(() => undefined);
const said = (status: SheetStatus | null) =>
  status &&
  statusSections(status).map(({ title, lines }) => [title.replace(/( desde)? el \w+, .*/, ''), ...lines]);

let close: () => Promise<unknown>;
afterEach(async () => {
  delete process.env.WORKBOOK;
  await close();
});

describe.each(kindsOfStore)('the follower of a sheet, with %s', (_kind, open) => {
  /** A site whose menu is in a workbook. */
  async function site() {
    const { store, addBuild } = testStore(open());
    const content = await storeContent(store, await checkContent(null, authoredIn(folder)));
    await releaseBuilds(store, [await addBuild(descriptions.shell, 'shell-1'), content]);
    const tables: Record<string, Tab> = { carta: menu };
    const hoja: Handler = async (_, response) => response.end(await writeWorkbook(tables));
    const files = { hoja };
    const server = await serveFiles(files);
    close = server.close;
    process.env.WORKBOOK = path.join(temporary(), 'workbook.json');
    writeFileSync(process.env.WORKBOOK, JSON.stringify({ address: `${server.origin}hoja` }));
    let now = Date.now();
    const notified: string[] = [];
    const notify = async (status: SheetStatus) =>
      notified.push(statusSections(status)[0]!.title.slice(0, 14));
    const release: Release = (builds, guard) => releaseBuilds(store, builds, { guard });
    /** A follower as a restart makes it. */
    const follower = (by = release) => new SheetFollower(store, by, notify, () => new Date(now));
    /** The owner's page after a follower, by default a restarted one, has looked at the sheet. */
    const look = async (one = follower()) => said(await one.look());
    return {
      ...{ store, tables, files, hoja, release, follower, look, notified, first: content.version },
      number: async () => (await store.live())?.number,
      rollBack: async () => rollBackTo(store, await rollbackTarget(store, 'content')),
      passTime: (minutes: number) => (now += minutes * 60_000),
    };
  }

  it('releases a price, refuses a price with a letter, and releases it corrected', async () => {
    const { store, tables, follower, look, number, notified } = await site();
    const one = follower();
    expect(await look(one)).toEqual([['En el sitio']]);
    const first = await newestStatus(store.files);
    expect(await number()).toBe(1);
    tables.carta = dearTea;
    expect(await look(one)).toEqual([['En el sitio', TEA]]);
    tables.carta = menu.replace(',8800,', ',8.9o0,');
    const refused = [
      [
        'Tu último cambio no está en el sitio',
        expect.stringMatching(/^carta, fila 4, precio: /),
        'Corrígelo en la hoja: el sitio la lee solo, en menos de un minuto.',
      ],
      ['En el sitio', TEA],
    ];
    expect(await look(one)).toEqual(refused);
    const files = await store.files.list('');
    expect(await look(one)).toEqual(refused);
    expect(await store.files.list('')).toEqual(files);
    tables.carta = menu.replace(',8800,', ',9000,');
    expect(await look(one)).toEqual([['En el sitio', 'Sube: Té de jazmín, de $ 8.900 a $ 9.000']]);
    expect(await number()).toBe(3);
    expect(notified).toEqual(['Tu último camb', 'En el sitio de']);
    expect((await newestStatus(store.files))?.token).toBe(first?.token);
  });

  it.each([
    ['has ended', ['Baja: Té de jazmín, de $ 8.900 a $ 8.800']],
    // The killed follower wrote no status.
    ['was killed after it', []],
  ])(
    'leaves a rollback alone until the next change, over a restart, when the follower that released %s',
    async (end, changes) => {
      const { store, tables, release, follower, look, rollBack, number, first } = await site();
      tables.carta = dearTea;
      await new Promise<unknown>((killed) => {
        const by: Release = async (...words) => (await release(...words), killed(null), wait());
        follower(end === 'has ended' ? release : by)
          .look()
          .then(killed, killed);
      });
      await rollBack();
      const back = ['El sitio volvió a una versión anterior', ...changes];
      for (let restart = 0; restart < 2; restart += 1)
        expect(await look()).toEqual([[...back, 'Queda así hasta tu próximo cambio en la hoja.']]);
      expect([await number(), await liveContent(store)]).toEqual([3, first]);
      tables.carta = dearTea.replace('24800', '25800');
      expect((await look())?.[0]).toContain(TEA);
    },
  );

  it('finishes the release of a follower that was killed before it, once', async () => {
    const { store, tables, follower, look, number } = await site();
    tables.carta = dearTea;
    await new Promise<void>((killed) => {
      void follower(() => (killed(), wait())).look();
    });
    expect(await number()).toBe(1);
    expect(await look()).toEqual([['En el sitio', TEA]]);
    expect((await newestStatus(store.files))?.releasing).toBeUndefined();
    await look();
    expect(await number()).toBe(2);
  });

  it('releases on top of what another one has released meanwhile', async () => {
    const { store, tables, release, follower, look } = await site();
    const own = authoredIn(folder);
    const facts = Buffer.from(
      String(own.get('datos.csv')).replace('+57 310 000 0001,El celular', '+57 300 000 0001,El celular'),
    );
    const other = await checkContent(null, new Map([...own, ['datos.csv', facts]]));
    tables.carta = dearTea;
    const one = follower(async (...words) => {
      await releaseBuilds(store, [await storeContent(store, other)]);
      return release(...words);
    });
    expect(await look(one)).toEqual([['En el sitio', 'Los pedidos llegan a otro WhatsApp: 57 3000000001']]);
    expect(await look()).toEqual([['En el sitio', TEA]]);
    const { authored } = (await readLiveContent(store))!;
    expect([authored.get('datos.csv'), String(authored.get('carta.csv'))]).toEqual([facts, dearTea]);
  });

  it('releases once when two follow, also two tables at once', async () => {
    const { tables, follower, look, number } = await site();
    const pages = readFileSync(path.join(folder, 'paginas.csv'), 'utf8');
    tables.paginas = pages;
    const two = [follower(), follower()];
    await Promise.all(two.map((one) => one.look()));
    tables.carta = dearTea;
    tables.paginas = pages.replace('Una descripción de prueba que', 'Una descripción de prueba, que');
    for (let round = 0; round < 3; round += 1) await Promise.all(two.map((one) => one.look()));
    expect(await number()).toBe(2);
    expect(await look(two[0])).toEqual([['En el sitio', TEA]]);
  });

  it('changes nothing while an address fails, asks less often, says so, and goes on', async () => {
    const { store, tables, files, hoja, follower, look, number } = await site();
    const one = follower();
    await look(one);
    const [status, usual] = [await newestStatus(store.files), one.pause];
    files.hoja = (_, response) => response.writeHead(500).end();
    expect(await look(one)).toEqual([
      ['No se puede leer la hoja', 'La hoja no respondió (500).'],
      ['En el sitio'],
    ]);
    expect((await newestStatus(store.files))?.readAt).toBe(status?.readAt);
    expect(one.pause).toBe(usual * 2);
    files.hoja = (_, response) => response.end('<!doctype html>Sign in');
    expect((await look(one))?.[0]?.[1]).toContain('La hoja no está compartida.');
    files.hoja = hoja;
    tables.carta = menu.split('\r\n').slice(0, 3).join('\r\n');
    expect((await look(one))?.[0]?.[1]).toContain('la hoja tiene 3 filas y en el sitio hay 8');
    tables.carta = menu;
    expect(await look(one)).toEqual([['En el sitio']]);
    expect([await number(), one.pause]).toEqual([1, usual]);
  });

  it('tries again, minutes later, what the release store refused, and keeps twenty statuses', async () => {
    const { store, tables, release, follower, look, passTime } = await site();
    let isFull = true;
    const one = follower((...words) => (isFull ? Promise.reject(new Error('disk full')) : release(...words)));
    tables.carta = dearTea;
    expect((await look(one))?.[0]).toContain('El sitio no pudo publicarlo: disk full');
    isFull = false;
    expect(await look(one)).toHaveLength(2);
    passTime(5);
    expect(await look(one)).toEqual([['En el sitio', TEA]]);
    for (let beat = 0; beat < 25; beat += 1) {
      passTime(5);
      await one.look();
    }
    expect(await store.files.list('status/')).toHaveLength(20);
  });
});
