import path from 'node:path';
import {
  authoredIn,
  checkContent,
  guardContent,
  pullContent,
  readLiveContent,
  type Release,
  storeContent,
} from '@asia/content-build';
import { DAY_MS, spanishDay } from '@asia/release-store';
import { temporary } from '@asia/release-store/testing/temporary';
import { releaseBuilds } from '@asia/releases';
import { kindsOfStore, liveContent, replace } from '@asia/releases/testing/testStore';
import { wallClock } from '@asia/shared/restaurant/bogotaTime';
import {
  CARTA,
  closeSite,
  dearTea,
  folder,
  followedSite,
  HOY,
  menu,
  PAGINAS,
  tabs,
  TEA,
  wait,
} from './testing/followedSite';

describe.each(kindsOfStore)('the follower of a sheet, with %s', (_kind, open) => {
  afterEach(closeSite);
  const site = () => followedSite(open());

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
