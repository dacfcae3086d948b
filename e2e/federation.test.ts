import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { ReleasePointer } from '@asia/shared/contracts';
import type { Page } from '@playwright/test';
import { alive, visit } from './page';
import { readLive, siteDir } from './site';
import { expect, test } from './test';

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

/** Every remote met on the way from the menu to the cart and to the hall. */
const everyRemote = ['cart_mfe', 'menu_mfe', 'salon_mfe'];

test('the whole site runs on one React, one router, one design system and one cart', async ({ page }) => {
  await visit(page, '/Bebidas');
  await page
    .getByRole('button', { name: /^Agregar/ })
    .first()
    .click();
  await page.getByRole('link', { name: /^Ver carrito/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Carrito Virtual Asia' })).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).first().click();
  await page.getByRole('link', { name: 'Ver mas' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nuestro salón' })).toBeVisible();
  await alive(page);

  const { builds, oneScope, modules } = await shareScope(page);
  expect([...builds].sort()).toEqual([...everyRemote, 'shell']);
  expect(oneScope, 'all builds look into the same share scope').toBe(true);
  for (const [name, versions] of Object.entries(modules))
    expect(versions, `${name} exists once`).toHaveLength(1);
  for (const name of ['react', 'react/jsx-runtime', '@asia/shared/router', '@asia/shared/ui']) {
    expect(modules[name]?.[0]?.from, `${name} comes from the shell`).toBe('shell');
    expect(modules[name]?.[0]?.useIn, `${name} is the one that every remote uses`).toEqual(everyRemote);
  }
  expect(modules['@asia/shared/cart']?.[0]?.useIn).toEqual(['cart_mfe', 'menu_mfe']);
});

test('no released remote carries a copy of what the shell provides', () => {
  const signatures: Record<string, RegExp> = {
    'React DOM': /Minified React error #/,
    React: /react\.transitional\.element"\),.{0,400}useSyncExternalStore/s,
    MobX: /\[MobX\]|\[mobx\]/,
    'the router': /useLocation\(\) may be used only/,
    Mantine: /MantineProvider was not found/,
  };
  for (const { name, base } of readLive<ReleasePointer>('releases.json').remotes) {
    const folder = path.join(siteDir, base);
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.js')) continue;
      const script = readFileSync(path.join(folder, file), 'utf8');
      const carried = Object.keys(signatures).filter((library) => signatures[library]?.test(script));
      expect(carried, `libraries in ${name}/${file}`).toEqual([]);
    }
  }
});

test('no remote styles what it has not named itself', async ({ page }) => {
  await page.goto('/');
  for (const { name, base } of readLive<ReleasePointer>('releases.json').remotes) {
    const folder = path.join(siteDir, base);
    const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.css'),
    );
    expect(sheets.length, `${name} has styles`).toBeGreaterThan(0);
    for (const file of sheets) {
      const unnamed = await page.evaluate(
        (text) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(text);
          const selectors = (rules: CSSRuleList): string[] =>
            Array.from(rules).flatMap((rule) => {
              if (rule instanceof CSSStyleRule)
                // Alternatives in brackets belong to one selector.
                return rule.selectorText
                  .replace(/\([^()]*\)/g, (part) => part.replaceAll(',', ' '))
                  .split(',');
              return rule instanceof CSSGroupingRule ? selectors(rule.cssRules) : [];
            });
          return selectors(sheet.cssRules).filter((selector) => !/\.[\w-]/.test(selector));
        },
        readFileSync(path.join(folder, file), 'utf8'),
      );
      expect(unnamed, `selectors of ${name}/${file} without a class of its own`).toEqual([]);
    }
  }
});

test('the signatures would be found: the shell does carry these libraries', () => {
  const { shell } = readLive<ReleasePointer>('releases.json');
  const folder = path.join(siteDir, shell.base);
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  const script = scripts.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n');
  for (const signature of [/Minified React error #/, /\[MobX\]|\[mobx\]/, /MantineProvider was not found/])
    expect(signature.test(script), String(signature)).toBe(true);
});

test('a page carries the same pointer as /releases.json, and remotes load lazily from it', async ({
  page,
}) => {
  // Otherwise links in view would be prefetched.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visit(page, '/');
  const [pinned, live] = await page.evaluate(async () => [
    JSON.parse(document.getElementById('releases')?.textContent ?? 'null') as unknown,
    await fetch('/releases.json').then((response) => response.json() as Promise<unknown>),
  ]);
  expect(pinned).toEqual(live);
  const ofRemotes = asked.filter((address) => /\/mfe\/(menu|cart|salon)-mfe\//.test(address));
  expect(ofRemotes, 'home needs no remote').toEqual([]);
});
