import { newestStatus, statusSections } from '@asia/release-store';
import { kindsOfStore } from '@asia/releases/testing/testStore';
import { CARTA, closeSite, dearTea, followedSite, HOY, menu, said, tabs, TEA } from './testing/followedSite';

describe.each(kindsOfStore)('the follower of a sheet, with %s', (_kind, open) => {
  afterEach(closeSite);
  const site = () => followedSite(open());

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
});
