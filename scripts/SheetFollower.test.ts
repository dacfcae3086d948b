import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  authoredIn,
  checkContent,
  guardContent,
  type Look,
  pullContent,
  readLiveContent,
  SheetFollower,
  storeContent,
  TABLES,
} from '@asia/content-build';
import { serveFiles } from '@asia/content-build/testing/serveFiles';
import { type Tab, writeWorkbook } from '@asia/content-build/testing/writeWorkbook';
import { DAY_MS, newestStatus, spanishDay, statusSections, tableName } from '@asia/release-store';
import { root } from '@asia/release-store/root';
import { temporary } from '@asia/release-store/testing/temporary';
import { releaseBuilds, rollbackTarget, rollBackTo } from '@asia/releases';
import {
  descriptions,
  kindsOfStore,
  liveContent,
  replace,
  testStore,
} from '@asia/releases/testing/testStore';
import { wallClock } from '@asia/shared/restaurant/bogotaTime';

const folder = path.join(root, 'platform/content-build/src/testing/restaurant');
const [CARTA, PAGINAS, HOY] = ['carta', 'paginas', 'hoy'] as const;
const menu = readFileSync(path.join(folder, `${CARTA}.csv`), 'utf8');
const TEA = 'carta · Té de jazmín · precio: 8800 → 8900';
const dearTea = menu.replace(',8800,', ',8900,');

type Handler = Extract<Parameters<typeof serveFiles>[0][string], (...args: never[]) => unknown>;
type Release = ConstructorParameters<typeof SheetFollower>[1];

const wait = () => new Promise<never>(() => undefined);
/** The sections of the owner's page, without notes and the lines of single tables. */
const said = (look: Look | null) =>
  look &&
  statusSections(look.status, look.view)
    .filter(({ title, isCollapsed }) => !isCollapsed && title !== 'Cada pestaña')
    .map(({ title, lines }) => [title.replace(/( desde)? el \p{L}+, .*/u, ''), ...lines]);

const tabs = Object.fromEntries(
  [...authoredIn(folder)].flatMap(([file, bytes]) =>
    TABLES.includes(file) ? [[tableName(file), bytes] as const] : [],
  ),
);

let close: () => Promise<unknown>;
afterEach(async () => {
  delete process.env.WORKBOOK;
  await close();
});

describe.each(kindsOfStore)('the follower of a sheet, with %s', (_kind, open) => {
  /** A site whose tables are in a workbook. */
  async function site() {
    const { store, addBuild } = testStore(open());
    const content = await storeContent(store, await checkContent(null, authoredIn(folder)));
    await releaseBuilds(store, [await addBuild(descriptions.shell, 'shell-1'), content]);
    const tables: Record<string, Tab> = { ...tabs };
    const hoja: Handler = async (_, response) => response.end(await writeWorkbook(tables));
    const files = { hoja };
    const server = await serveFiles(files);
    close = server.close;
    process.env.WORKBOOK = path.join(temporary(), 'workbook.json');
    writeFileSync(process.env.WORKBOOK, JSON.stringify({ address: `${server.origin}hoja` }));
    let now = Date.now();
    const notified: string[] = [];
    const notify = async ({ status, view }: Look) =>
      notified.push(statusSections(status, view)[0]!.title.slice(0, 14));
    const release: Release = (builds, options) => releaseBuilds(store, builds, options);
    /** A follower as a restart makes it. */
    const follower = (by = release) => new SheetFollower(store, by, notify, () => new Date(now));
    /** The owner's page after a follower, by default a restarted one, has looked at the sheet twice. */
    const look = async (one = follower()) => {
      await one.look();
      now += 5_000;
      return said(await one.look());
    };
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
    tables[CARTA] = dearTea;
    expect(await look(one)).toEqual([['En el sitio', TEA]]);
    tables[CARTA] = menu.replace(',8800,', ',8.9o0,');
    const refused = [
      [
        `${CARTA}: tu cambio no está en el sitio`,
        expect.stringMatching(/fila 4, \w+: /),
        'Corrígelo en la hoja: el sitio la lee solo, en menos de un minuto.',
      ],
      ['En el sitio', TEA],
    ];
    expect(await look(one)).toEqual(refused);
    const files = await store.files.list('');
    expect(await look(one)).toEqual(refused);
    expect(await store.files.list('')).toEqual(files);
    tables[CARTA] = menu.replace(',8800,', ',9000,');
    expect(await look(one)).toEqual([['En el sitio', 'carta · Té de jazmín · precio: 8900 → 9000']]);
    expect(await number()).toBe(3);
    expect(notified).toEqual([`${CARTA}: tu cambio no`.slice(0, 14), 'En el sitio de']);
    expect((await newestStatus(store.files))?.token).toBe(first?.token);
  });

  it('releases a pause at first sight while a price is wrong, and says so of each tab', async () => {
    const { tables, follower, look } = await site();
    const one = follower();
    await look(one);
    tables[CARTA] = menu.replace(',8800,', ',8.9o0,');
    tables[HOY] = `${String(tabs[HOY])}pausa,,3/4/2099,,\r\n`;
    const paused = ['En el sitio', 'hoy · pausa, 3/4/2099: nueva'];
    expect(said(await one.look())?.[0]).toEqual(paused);
    const both = await look(one);
    expect(both?.slice(0, 2)).toEqual([
      [`${CARTA}: tu cambio no está en el sitio`, expect.anything(), expect.anything()],
      paused,
    ]);
    const { status, view } = (await one.look())!;
    const lines = statusSections(status, view).at(-1)?.lines;
    expect(lines).toEqual(
      expect.arrayContaining([
        `${CARTA}: tu cambio no está; arriba dice por qué`,
        expect.stringMatching(`^${HOY}: en el sitio desde el`),
      ]),
    );
  });

  it.each(['has ended', 'was killed after it'])(
    'leaves a rollback alone until the next change, over a restart, when the follower that released %s',
    async (end) => {
      const { store, tables, release, follower, look, rollBack, number, first, passTime } = await site();
      await look();
      tables[CARTA] = dearTea;
      await new Promise<unknown>((killed) => {
        const by: Release = async (...words) => (await release(...words), killed(null), wait());
        const one = follower(end === 'has ended' ? release : by);
        void one
          .look()
          .then(() => passTime(1))
          .then(() => one.look())
          .then(killed, killed);
      });
      await rollBack();
      for (let restart = 0; restart < 2; restart += 1)
        expect(await look()).toEqual([
          ['El sitio volvió a una versión anterior', 'carta · Té de jazmín · precio: 8900 → 8800'],
        ]);
      expect([await number(), await liveContent(store)]).toEqual([3, first]);
      tables[CARTA] = dearTea.replace('24800', '25800');
      expect((await look())?.[0]).toContain(TEA);
    },
  );

  it('puts rows of today back on top of a rollback, without a step that a rollback takes back', async () => {
    const { store, tables, follower, look, rollBack, first } = await site();
    const one = follower();
    await look(one);
    tables[CARTA] = dearTea;
    await look(one);
    tables[HOY] = `${String(tabs[HOY])}pausa,,3/4/2099,,\r\n`;
    await look(one);
    const { undo } = (await store.live())!;
    expect(undo.content).toEqual([first]);
    expect((await rollBack()).changes).toContain('hoy · pausa, 3/4/2099: ya no está');
    expect(await look()).toEqual([
      ['En el sitio', 'hoy · pausa, 3/4/2099: nueva'],
      ['Más adelante', expect.any(String)],
    ]);
    const { authored } = (await readLiveContent(store))!;
    expect([String(authored.get(`${CARTA}.csv`)), String(authored.get(`${HOY}.csv`))]).toEqual([
      menu,
      tables[HOY],
    ]);
    expect((await store.live())?.undo.content).toEqual([]);
    const { number } = (await store.live())!;
    await look();
    expect((await store.live())?.number).toBe(number);
  });

  it('brings no word of an earlier day back, over a rollback, a release, and a cleared tab that is undone', async () => {
    const { tables, follower, look, rollBack } = await site();
    const one = follower();
    await look(one);
    tables[CARTA] = dearTea;
    await look(one);
    tables[HOY] = `${String(tabs[HOY])}pausa,,hoy,,\r\n`;
    const paused = tables[HOY];
    const earlier = new Date(Date.now() - 3 * DAY_MS);
    jest.useFakeTimers({
      now: earlier,
      doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'clearTimeout'],
    });
    await look(one);
    jest.useRealTimers();
    await rollBack();
    const day = spanishDay(wallClock(earlier).date);
    const ended = ['Ya pasó', `Domicilios en pausa, hoy → ${day}`];
    expect(await look()).toContainEqual(ended);
    tables[CARTA] = dearTea.replace('24800', '25800');
    expect(await look()).toContainEqual(ended);
    tables[HOY] = tabs[HOY]!;
    await look();
    tables[HOY] = paused;
    expect((await look())?.[0]).toEqual([
      'Filas de hoy que el sitio no entiende',
      expect.stringMatching(`^hoy, fila 2, fecha: «hoy» era el ${day}\\. Si es para el `),
    ]);
  });

  it('asks about a row that is past when it is written, but not when the sheet is connected', async () => {
    const { tables, look } = await site();
    tables[HOY] = `${String(tabs[HOY])}cerrado,,3/4/2020,,\r\n`;
    expect((await look())?.[0]?.[0]).toBe('En el sitio');
    tables[HOY] += 'cerrado,,4/4/2020,,\r\n';
    const asked = [
      'Filas de hoy que el sitio no entiende',
      expect.stringContaining('4 de abril de 2020 ya pasó'),
    ];
    expect((await look())?.[0]).toEqual(asked);
  });

  it('finishes the release of a follower that was killed before it, once', async () => {
    const { tables, follower, look, number, passTime } = await site();
    await look();
    tables[CARTA] = dearTea;
    await new Promise<void>((killed) => {
      const one = follower(() => (killed(), wait()));
      void one
        .look()
        .then(() => passTime(1))
        .then(() => one.look());
    });
    expect(await number()).toBe(1);
    expect(await look()).toEqual([['En el sitio', TEA]]);
    await look();
    expect(await number()).toBe(2);
  });

  it('releases on top of what another one has released meanwhile', async () => {
    const { store, tables, release, follower, look } = await site();
    const own = authoredIn(folder);
    const share = Buffer.from('{}');
    const other = await checkContent(null, new Map([...own, ['pages/share.json', share]]));
    await look();
    tables[CARTA] = dearTea;
    const one = follower(async (...words) => {
      await releaseBuilds(store, [await storeContent(store, other)]);
      return release(...words);
    });
    expect(await look(one)).toBeNull();
    expect((await look())?.[0]).toEqual(['En el sitio', TEA]);
    const { authored } = (await readLiveContent(store))!;
    expect([authored.get('pages/share.json'), String(authored.get(`${CARTA}.csv`))]).toEqual([
      share,
      dearTea,
    ]);
  });

  it('releases once when two follow, also two tables at once', async () => {
    const { tables, follower, look, number, passTime } = await site();
    const two = [follower(), follower()];
    await Promise.all(two.map((one) => one.look()));
    tables[CARTA] = dearTea;
    tables[PAGINAS] = String(tabs[PAGINAS]).replace(
      'Una descripción de prueba que',
      'Una descripción de prueba, que',
    );
    for (let round = 0; round < 4; round += 1) {
      passTime(1);
      await Promise.all(two.map((one) => one.look()));
    }
    expect(await number()).toBe(2);
    const texts = ['paginas · / · descripcion: otro texto'];
    expect(await look(two[0])).toEqual([['En el sitio', TEA, ...texts]]);
  });

  it('changes nothing while an address fails, asks less often, says so, and goes on', async () => {
    const { store, tables, files, hoja, follower, look, number, notified, passTime } = await site();
    const one = follower();
    await look(one);
    const [status, usual] = [await newestStatus(store.files), one.pause];
    files.hoja = (_, response) => response.writeHead(500).end();
    expect(said(await one.look())).toEqual([
      ['No se puede leer la hoja', 'La hoja no respondió (500).'],
      ['En el sitio'],
    ]);
    expect((await newestStatus(store.files))?.readAt).toBe(status?.readAt);
    expect([one.pause, notified]).toEqual([usual * 2, []]);
    passTime(9);
    await one.look();
    expect(notified).toEqual(['No se puede le']);
    files.hoja = (_, response) => response.end('<!doctype html>Sign in');
    expect((await look(one))?.[0]?.[1]).toContain('La hoja no está compartida.');
    files.hoja = hoja;
    tables[CARTA] = menu.split('\r\n').slice(0, 3).join('\r\n');
    expect((await look(one))?.[0]?.[1]).toContain('tiene 3 filas y en el sitio hay 8');
    tables[CARTA] = menu;
    expect(await look(one)).toEqual([['En el sitio']]);
    expect([await number(), one.pause]).toEqual([1, usual]);
    delete tables[HOY];
    expect((await look(one))?.[0]?.[1]).toContain('el libro no tiene esa pestaña');
    Object.assign(tables, { [HOY]: `${String(tabs[HOY])}cerrado,,3/4/2099,,\r\n`, '¡Hoy!': '' });
    expect((await look(one))?.[0]?.[1]).toContain(
      'el libro tiene 2 pestañas con ese nombre: «hoy» y «¡Hoy!»',
    );
    expect(await number()).toBe(1);
    delete tables['¡Hoy!'];
    expect(await look(one)).toContainEqual(['En el sitio', 'hoy · cerrado, 3/4/2099: nueva']);
  });

  it('reads no content of other tools, which a release from a checkout replaces and a rollback brings back', async () => {
    const { store, tables, follower, look, rollBack, first } = await site();
    const name = `server-builds/content/${first}/build.json`;
    const { shape: _, ...older } = await store.manifest('content', first);
    await replace(store, name, JSON.stringify(older));
    const SAYS = 'Publícalo una vez desde una copia del proyecto: npm run release -- content';
    await expect(follower().look()).rejects.toThrow(SAYS);
    await expect(
      pullContent(store, { folder: temporary(), record: path.join(temporary(), 'r') }),
    ).rejects.toThrow(SAYS);
    const own = new Map([...authoredIn(folder), [`${CARTA}.csv`, Buffer.from(dearTea)]]);
    const build = await storeContent(store, await checkContent(null, own));
    await releaseBuilds(store, [build], { guard: guardContent(store, [build]) });
    tables[CARTA] = dearTea;
    expect(await look()).toEqual([['En el sitio', TEA]]);
    await rollBack();
    expect(await liveContent(store)).toBe(first);
    await expect(follower().look()).rejects.toThrow(SAYS);
  });

  it('tries again, minutes later, what the release store refused, and keeps twenty statuses', async () => {
    const { store, tables, release, follower, look, passTime } = await site();
    await look();
    let isFull = true;
    const one = follower((...words) => (isFull ? Promise.reject(new Error('disk full')) : release(...words)));
    tables[CARTA] = dearTea;
    const log = jest.spyOn(console, 'error').mockReturnValue();
    expect((await look(one))?.[0]).toContain('El sitio no pudo publicarlo: necesita al equipo técnico.');
    expect(log.mock.calls).toEqual([['disk full']]);
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
