import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { CHUNKS } from '@asia/release-store';
import { hydrated, saveData, visit } from '../harness/page';
import { livePointer, siteDir } from '../harness/releasedSite';
import { expect, test } from '../harness/test';

interface SharedModule {
  from: string;
  useIn: string[];
}

interface Federation {
  __INSTANCES__: { name: string; shareScopeMap: { default: Record<string, Record<string, SharedModule>> } }[];
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

/** The remotes on the way from the menu to the cart and to the hall. */
const everyRemote = ['cart_mfe', 'menu_mfe', 'salon_mfe'];

test('the whole site runs on one React, one router, one design system and one cart', async ({
  page,
  guest,
}) => {
  await visit(page, '/Bebidas');
  await page
    .getByRole('button', { name: /^Agregar/ })
    .first()
    .click();
  await guest.cartLink().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Carrito Virtual Asia' })).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).first().click();
  await page.getByRole('link', { name: 'Ver mas' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nuestro salón' })).toBeVisible();
  await hydrated(page);

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

/** Text that a script has when it carries a library. */
const signatures = {
  'React DOM': /Minified React error #/,
  React: /react\.transitional\.element"\),.{0,400}useSyncExternalStore/s,
  MobX: /\[MobX\]|\[mobx\]/,
  'the router': /useLocation\(\) may be used only/,
  Mantine: /MantineProvider was not found/,
};

/** The libraries that the scripts of a folder of the site carry. */
function librariesIn(folder: string): string[] {
  const scripts = readdirSync(path.join(siteDir, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(siteDir, folder, file), 'utf8'));
  return Object.entries(signatures).flatMap(([library, signature]) =>
    scripts.some((script) => signature.test(script)) ? library : [],
  );
}

test('no released remote carries a copy of what the shell provides', () => {
  const { shell, remotes } = livePointer();
  for (const { name, base } of remotes) expect(librariesIn(base), `libraries in ${name}`).toEqual([]);
  const carried = [...librariesIn(shell.base), ...librariesIn(CHUNKS)];
  for (const library of ['React DOM', 'MobX', 'Mantine'])
    expect(carried, 'a signature is found where the library is').toContain(library);
});

/** Builds give classes and animations names of five characters, with `_` before a digit. */
const OWN_NAME = /^_?[\w-]{5}$/;

/** Each selector and animation of a style sheet, with the class names that an element needs to be reached. */
function readRules(page: Page, text: string): Promise<{ rule: string; names: string[] }[]> {
  return page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    // Alternatives in brackets belong to one selector.
    const inBrackets = /\((?:[^()]|\([^()]*\))*\)/g;
    const splitSelectors = (text: string) =>
      text.replace(inBrackets, (bracket) => bracket.replaceAll(',', ' ')).split(',');
    const read = (rules: CSSRuleList): { rule: string; names: string[] }[] =>
      Array.from(rules).flatMap((rule) => {
        if (rule instanceof CSSKeyframesRule)
          return [{ rule: `@keyframes ${rule.name}`, names: [rule.name] }];
        if (rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule)) return read(rule.cssRules);
        if (!(rule instanceof CSSStyleRule)) return [];
        return splitSelectors(rule.selectorText).map((selector) => {
          // Classes in `:has()` and `:not()` are not names of the element itself.
          const reaching = selector.replace(/:(?:has|not)\((?:[^()]|\([^()]*\))*\)/g, '');
          return {
            rule: selector,
            names: [...reaching.matchAll(/\.([\w-]+)/g)].map(([, name]) => name ?? ''),
          };
        });
      });
    return read(sheet.cssRules);
  }, text);
}

test('no remote styles what it has not named itself', async ({ page }) => {
  await page.goto('/');
  const { shell, remotes } = livePointer();
  const builds = await Promise.all(
    [{ name: 'shell', base: shell.base }, ...remotes].map(async ({ name, base }) => {
      const sheets = readdirSync(path.join(siteDir, base), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.css'))
        .map((file) => readRules(page, readFileSync(path.join(siteDir, base, file), 'utf8')));
      const rules = (await Promise.all(sheets)).flat();
      return { name, rules, named: new Set(rules.flatMap(({ names }) => names)) };
    }),
  );
  for (const { name, rules } of builds.filter((build) => build.name !== 'shell')) {
    expect(rules.length, `${name} has styles`).toBeGreaterThan(0);
    const others = builds.filter((build) => build.name !== name);
    const isOwn = (given: string) => OWN_NAME.test(given) && !others.some(({ named }) => named.has(given));
    const reaching = rules.filter(({ names }) => !names.some(isOwn)).map(({ rule }) => rule);
    expect.soft(reaching, `what ${name} styles without a name of its own`).toEqual([]);
  }
});

test('a page carries the same pointer as /releases.json, and remotes load lazily from it', async ({
  page,
}) => {
  // Otherwise links in view would be prefetched.
  await saveData(page);
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
