import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleasePointer } from '@asia/shared/contracts';
import { appNames } from '../build/buildApps';
import { liveVersion, releaseBuilds } from './releaseApps';
import { rollbackTarget } from './rollbackTarget';
import { testStore } from './testStore';
import type { Store } from './Store';

jest.mock('./placePictures', () => ({ placePictures: jest.fn() }));

function page(store: Store, file: string): string {
  return readFileSync(path.join(store.currentLink, 'pages', file), 'utf8');
}

const composedOf = (html: string) => /<div id="app">(.*?)<\/div>/.exec(html)?.[1];
const pinIn = (html: string) =>
  JSON.parse(/id="releases">(.*?)<\/script>/.exec(html)?.[1] ?? 'null') as ReleasePointer;

async function firstRelease() {
  const { store, addBuild } = testStore();
  await releaseBuilds(
    store,
    appNames.map((app) => addBuild(app, `${app}-1`)),
  );
  return { store, addBuild };
}

describe('a release', () => {
  it('writes every page, the pointer and the files of the site', async () => {
    const { store } = await firstRelease();
    expect(
      readdirSync(path.join(store.currentLink, 'pages')).filter((file) => file.endsWith('.html')),
    ).toHaveLength(40);
    expect(composedOf(page(store, 'Menu.html'))).toBe('shell-1 menu-mfe-1 cart-mfe-1 salon-mfe-1');
    expect(existsSync(path.join(store.currentLink, 'sitemap.xml'))).toBe(true);
    expect(readFileSync(path.join(store.currentLink, 'products.json'), 'utf8')).toContain('menu-mfe-1');
  });

  it('of one remote writes its own pages anew and only pins the others', async () => {
    const { store, addBuild } = await firstRelease();
    await releaseBuilds(store, [addBuild('cart-mfe', 'cart-mfe-2')]);
    expect(composedOf(page(store, 'Cart.html'))).toContain('cart-mfe-2');
    expect(composedOf(page(store, 'Menu.html'))).toContain('cart-mfe-1');
    for (const file of ['Cart.html', 'Menu.html', 'index.html', '404.html']) {
      expect(liveVersion(pinIn(page(store, file)), 'cart-mfe')).toBe('cart-mfe-2');
      expect(liveVersion(pinIn(page(store, file)), 'menu-mfe')).toBe('menu-mfe-1');
    }
  });

  it('of the game writes the page of another remote that holds it', async () => {
    const { store, addBuild } = await firstRelease();
    await releaseBuilds(store, [addBuild('salon-mfe', 'salon-mfe-2')]);
    expect(composedOf(page(store, 'Menuinfantil.html'))).toContain('salon-mfe-2');
  });

  it('pins in the pages exactly what /releases.json says', async () => {
    const { store, addBuild } = await firstRelease();
    await releaseBuilds(store, [addBuild('menu-mfe', 'menu-mfe-2')]);
    expect(pinIn(page(store, 'Menu.html'))).toEqual(store.pointer());
  });

  it('of what is live already changes nothing', async () => {
    const { store } = await firstRelease();
    const before = store.currentId();
    const outcome = await releaseBuilds(store, [store.manifest('menu-mfe', 'menu-mfe-1')]);
    expect(outcome).toEqual({ generation: before, changed: [] });
  });

  it('keeps the files of earlier builds for tabs that are still open', async () => {
    const { store, addBuild } = await firstRelease();
    await releaseBuilds(store, [addBuild('menu-mfe', 'menu-mfe-2')]);
    expect(existsSync(path.join(store.webBuild('menu-mfe', 'menu-mfe-1'), 'remoteEntry.js'))).toBe(true);
  });

  it('loses nothing when two teams release at once', async () => {
    const { store, addBuild } = await firstRelease();
    await Promise.all([
      releaseBuilds(store, [addBuild('menu-mfe', 'menu-mfe-2')]),
      releaseBuilds(store, [addBuild('cart-mfe', 'cart-mfe-2')]),
    ]);
    const html = page(store, 'Cart.html');
    expect(liveVersion(pinIn(html), 'menu-mfe')).toBe('menu-mfe-2');
    expect(liveVersion(pinIn(html), 'cart-mfe')).toBe('cart-mfe-2');
  });

  it('goes through when a release before it died and left its lock', async () => {
    const { store, addBuild } = await firstRelease();
    writeFileSync(store.lockFile, '999999999');
    await releaseBuilds(store, [addBuild('menu-mfe', 'menu-mfe-2')]);
    expect(liveVersion(store.pointer(), 'menu-mfe')).toBe('menu-mfe-2');
  });
});

describe('a release that fails', () => {
  it('leaves what is live untouched when a page cannot be written', async () => {
    const { store, addBuild } = await firstRelease();
    const before = store.currentId();
    await expect(releaseBuilds(store, [addBuild('menu-mfe', 'broken')])).rejects.toThrow(
      '/Carta could not be written: Error: a hole in the page',
    );
    expect(store.currentId()).toBe(before);
    expect(composedOf(page(store, 'Carta.html'))).toContain('menu-mfe-1');
  });

  it('says what to release first when the shell is too old', async () => {
    const { store, addBuild } = await firstRelease();
    await expect(releaseBuilds(store, [addBuild('menu-mfe', 'menu-mfe-2', '1.1.0')])).rejects.toThrow(
      'Release a shell with 1.1.0 first: npm run release -- shell',
    );
    expect(liveVersion(store.pointer(), 'menu-mfe')).toBe('menu-mfe-1');
  });

  it('asks for the whole site when the store is empty', async () => {
    const { store, addBuild } = testStore();
    await expect(releaseBuilds(store, [addBuild('menu-mfe', 'menu-mfe-1')])).rejects.toThrow(
      'npm run release -- all',
    );
    expect(store.currentId()).toBeNull();
  });
});

describe('a rollback', () => {
  it('brings back page and pin of the build before, without a build', async () => {
    const { store, addBuild } = await firstRelease();
    await releaseBuilds(store, [addBuild('menu-mfe', 'menu-mfe-2')]);
    const target = rollbackTarget(store.history('menu-mfe'), store.pointer(), 'menu-mfe');
    await releaseBuilds(store, [target]);
    expect(composedOf(page(store, 'Menu.html'))).toContain('menu-mfe-1');
    expect(liveVersion(pinIn(page(store, 'index.html')), 'menu-mfe')).toBe('menu-mfe-1');
    expect(readFileSync(path.join(store.currentLink, 'products.json'), 'utf8')).toContain('menu-mfe-1');
  });
});
