import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import type { ReleasePointer } from '@asia/shared/contracts';
import type { Page } from 'playwright-core';
import { openHouse } from './house';
import { alive, visit } from './page';
import { siteDir } from './site';

const house = openHouse();

interface ShareEntry {
  from: string;
  useIn: string[];
}

interface Federation {
  __INSTANCES__: { name: string; shareScopeMap: { default: Record<string, Record<string, ShareEntry>> } }[];
}

/** Shared module → who provides each of its versions, and which builds use it, as the runtime itself keeps it. */
function shareScope(page: Page) {
  return page.evaluate(() => {
    const { __FEDERATION__ } = globalThis as unknown as { __FEDERATION__: Federation };
    const [shell, ...remotes] = __FEDERATION__.__INSTANCES__;
    const scope = shell?.shareScopeMap.default ?? {};
    return {
      builds: __FEDERATION__.__INSTANCES__.map(({ name }) => name),
      oneScope: remotes.every(({ shareScopeMap }) => shareScopeMap.default === scope),
      modules: Object.fromEntries(
        Object.entries(scope).map(([name, versions]) => [
          name,
          Object.values(versions).map(({ from, useIn }) => ({ from, useIn: [...useIn].sort() })),
        ]),
      ),
    };
  });
}

/** The shell, and every remote met on the way from the menu to the cart and to the hall. */
const everyBuild = ['cart_mfe', 'menu_mfe', 'salon_mfe', 'shell'];

test('the whole site runs on one React, one router, one design system and one cart', () =>
  house.welcome({ width: 1280 }, async ({ page, at }) => {
    await visit(page, at('/Bebidas'));
    await page
      .getByRole('button', { name: /^Agregar/ })
      .first()
      .click();
    await page.getByRole('link', { name: /^Ver carrito/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Carrito Virtual Asia' }).waitFor();
    await page.getByRole('link', { name: 'Home' }).first().click();
    await page.getByRole('link', { name: 'Ver mas' }).click();
    await page.getByRole('heading', { level: 1, name: 'Nuestro salón' }).waitFor();
    await alive(page);

    const { builds, oneScope, modules } = await shareScope(page);
    assert.deepEqual([...builds].sort(), everyBuild);
    assert.ok(oneScope, 'all builds look into the same share scope');
    for (const [name, versions] of Object.entries(modules))
      assert.equal(versions.length, 1, `${name} exists once`);
    for (const name of ['react', 'react/jsx-runtime', '@asia/shared/router', '@asia/shared/ui']) {
      assert.equal(modules[name]?.[0]?.from, 'shell', `${name} comes from the shell`);
      assert.deepEqual(modules[name]?.[0]?.useIn, everyBuild, `${name} is the one that every build uses`);
    }
    assert.deepEqual(modules['@asia/shared/cart']?.[0]?.useIn, ['cart_mfe', 'menu_mfe', 'shell']);
  }));

test('no released remote carries a copy of what the shell provides', () => {
  const pointer = JSON.parse(
    readFileSync(path.join(siteDir, 'current/releases.json'), 'utf8'),
  ) as ReleasePointer;
  const signatures: Record<string, RegExp> = {
    'React DOM': /Minified React error #/,
    React: /react\.transitional\.element"\),.{0,400}useSyncExternalStore/s,
    MobX: /\[MobX\]|\[mobx\]/,
    'the router': /useLocation\(\) may be used only/,
    Mantine: /MantineProvider was not found/,
  };
  for (const { name, base } of pointer.remotes) {
    const folder = path.join(siteDir, base);
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.js')) continue;
      const script = readFileSync(path.join(folder, file), 'utf8');
      for (const [library, signature] of Object.entries(signatures))
        assert.doesNotMatch(script, signature, `${name}/${file} carries ${library}`);
    }
  }
});

test('the signatures would be found: the shell does carry these libraries', () => {
  const { shell } = JSON.parse(
    readFileSync(path.join(siteDir, 'current/releases.json'), 'utf8'),
  ) as ReleasePointer;
  const script = readFileSync(path.join(siteDir, shell.base, 'main.js'), 'utf8');
  for (const signature of [/Minified React error #/, /\[MobX\]|\[mobx\]/, /MantineProvider was not found/])
    assert.match(script, signature);
});

test('a page carries the same pointer as /releases.json, and remotes load lazily from it', () =>
  house.welcome({}, async ({ page, at }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await visit(page, at('/'));
    const [pinned, live] = await page.evaluate(async () => [
      JSON.parse(document.getElementById('releases')?.textContent ?? 'null') as unknown,
      await fetch('/releases.json').then((response) => response.json() as Promise<unknown>),
    ]);
    assert.deepEqual(pinned, live);
    assert.deepEqual(
      asked.filter((address) => /\/mfe\/(menu|cart|salon)-mfe\//.test(address)),
      [],
      'home needs no remote',
    );
  }));
