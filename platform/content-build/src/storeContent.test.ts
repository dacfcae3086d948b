import {
  computeHash,
  computeIntegrity,
  type Deployment,
  ENTRIES,
  readChanges,
  readEntries,
  ReleaseStore,
} from '@asia/release-store';
import { temporary } from '@asia/release-store/testing/temporary';
import { type BuildManifest, entryAddress, type ReleasePointer } from '@asia/shared/contracts';
import { checkContent } from './checks/checkContent';
import { storeContent } from './storeContent';
import { type Changes, filesWith, restaurant, swapped } from './testing/readRestaurant';

const store = ReleaseStore.inFolder(temporary());
const publish = async (changes?: Changes, into = store) =>
  storeContent(into, await checkContent(null, filesWith(changes)));
let published: BuildManifest;
beforeAll(async () => (published = await publish()));

test('the content is a build: each of its files is there under the hash that the manifest says', async () => {
  expect(await store.compare(published)).toEqual({ missing: [], changed: [] });
  const { index = {}, routes } = published.content!;
  expect(routes.category).toHaveLength(5);
  for (const [name, integrity] of Object.entries(index)) {
    const address = entryAddress(name, integrity);
    const file = await store.files.read(address.slice(1));
    expect(address).toContain(computeHash(file!).slice(0, 12));
    expect(integrity).toBe(computeIntegrity(file!));
    const compressed = await store.files.read(`${address.slice(1)}.br`);
    expect([address, compressed !== null]).toEqual([address, file!.length >= 256]);
  }
  const entries = await readEntries(store, published.version);
  expect(Object.keys(index)).toEqual(Object.keys(entries));
});

test('the same content, published again anywhere, is the same build', async () => {
  const files = async () =>
    (await store.files.list('')).map(({ name }) => name).filter((name) => !name.includes('/again-'));
  const before = await files();
  expect(await publish()).toEqual(published);
  expect((await publish({}, ReleaseStore.inFolder(temporary()))).version).toBe(published.version);
  expect(await files()).toEqual(before);
});

test('a price changes the entries that say it, and no address of another', async () => {
  const next = await publish(swapped('carta.csv', ',26500,P', ',26900,P'));
  expect(next.version).not.toBe(published.version);
  const [before, after] = [published.content!.index, next.content!.index];
  expect(Object.keys(after).filter((name) => before[name] !== after[name])).toEqual([
    'carta/es',
    'carta/en',
    'carta/zh',
    'section/sopas',
  ]);
  expect(next.pictures).toEqual(published.pictures);
});

test('changes are listed cell by cell, also of alike rows and of rows of a day', async () => {
  const next = await publish({
    ...swapped('carta.csv', ',26500,P', ',26900,P'),
    ...swapped('horario.csv', 'lunes,11:00,22:00', 'lunes,11:00,15:00\r\nlunes,18:00,22:00'),
    'hoy.csv': 'que,cual,fecha,hasta,nota\r\npausa,,3/4/2099,,\r\n',
  });
  const lines = [
    'carta · Sopa picante · precio: 26500 → 26900',
    'horario · lunes (2): nueva',
    'horario · lunes · cierra: 22:00 → 15:00',
    'hoy · pausa, 3/4/2099: nueva',
  ];
  expect(await readChanges(store, published.version, next.version)).toEqual(lines);
});

test('the address of a category whose row was deleted is remembered, until the category is back', async () => {
  const whole = await checkContent(null, restaurant);
  const { content } = whole;
  const without = { ...content, categories: content.categories.filter(({ route }) => route !== '/Sopas') };
  /** Publishes content where this build of it is live. */
  const after = ({ version }: BuildManifest, published = content) => {
    const pointer = { shell: {}, remotes: [], content: { version } } as unknown as ReleasePointer;
    jest.spyOn(store, 'live').mockResolvedValue({ pointer } as Deployment);
    return storeContent(store, { ...whole, content: published });
  };
  const deleted = await after(published, without);
  expect(deleted.content?.withdrawn).toEqual(['/Sopas']);
  expect(await after(deleted, without)).toEqual(deleted);
  expect(await after(deleted)).toEqual(published);
});

test('what the restaurant wrote travels with the build', async () => {
  const menu = await store.files.read(`server-builds/content/${published.version}/authored/carta.csv`);
  expect(menu).toEqual(restaurant.get('carta.csv'));
  expect([...(await store.names(ENTRIES))].some((name) => name.includes('authored'))).toBe(false);
});

test('a mistake of the owner is an error with its sentence, and nothing is published', async () => {
  await expect(publish(swapped('carta.csv', ',26500,P', ',mil,P'))).rejects.toThrow(
    /^carta, fila 3, precio: .*\n1 por corregir\./,
  );
});
