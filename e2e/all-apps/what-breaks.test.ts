import type { Page } from '@playwright/test';
import { exposeProvided, wrapExpose } from '../harness/changedExpose';
import { fullCart } from '../harness/dishes';
import { visit } from '../harness/page';
import { expect, test } from '../harness/test';

test.use({ stored: fullCart });

/** When a component of a chunk that `makeBreakable` has changed breaks. */
type Breaking = 'left' | 'drawn without end';

/** The hooks of React that break a component. */
interface Hooks {
  useEffect: (effect: () => void, dependencies: unknown[]) => void;
  useState: (first: number) => [value: number, set: (value: number) => void];
}

declare global {
  /** While true, components of such chunks break. */
  var wokIsOff: boolean | undefined;
}

test.beforeEach(({ page }) => exposeProvided(page));

/** Changes an expose of a remote so that its component breaks on demand. */
async function makeBreakable(page: Page, expose: string, when: Breaking): Promise<void> {
  await wrapExpose(page, expose, 'globalThis.useBreaking();');
  await page.addInitScript((due) => {
    globalThis.wokIsOff = true;
    const breakNow = () => {
      if (globalThis.wokIsOff) throw new Error('El wok se apagó');
    };
    const useBreaking = () => {
      const { useEffect, useState } = globalThis.provided('react') as Hooks;
      const [times, draw] = useState(0);
      useEffect(() => {
        if (globalThis.wokIsOff && due === 'drawn without end') draw(times + 1);
      }, [times, draw]);
      useEffect(() => (due === 'left' ? breakNow : undefined), []);
    };
    Object.assign(globalThis, { useBreaking });
  }, when);
}

/** Errors of the broken component and of React: #422 means that prerendered HTML is rendered again in the browser. */
const brokenComponent = /El wok se apagó|Minified React error #422|not used due to an integrity mismatch/;

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const follow = (page: Page, name: string) =>
  page.locator('header nav').getByRole('link', { name, exact: true }).click();

test('a page that throws while it is left costs nothing of the pages after it', async ({
  page,
  guest,
  allowed,
}) => {
  allowed.push(brokenComponent);
  await makeBreakable(page, 'SalonPage', 'left');
  await visit(page, '/Salon');
  await follow(page, 'Nosotros');
  await expect(title(page, 'Asia')).toBeVisible();
  await follow(page, 'Menu');
  await expect(title(page, 'Men')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(title(page, 'Nuestro salón')).toBeVisible();
  await guest.cartLink(3).click();
  await expect(title(page, 'Carrito Virtual Asia')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
});

test('a page that is drawn without end can be left', async ({ page, guest, allowed }) => {
  allowed.push(brokenComponent);
  await makeBreakable(page, 'SalonPage', 'drawn without end');
  await page.goto('/Salon');
  await expect(title(page, 'Nuestro salón')).toBeVisible();
  await follow(page, 'Nosotros');
  await expect(title(page, 'Asia')).toBeVisible();
  await page.goBack();
  await expect(title(page, 'Nuestro salón')).toBeVisible();
  await guest.cartLink(3).click();
  await expect(title(page, 'Carrito Virtual Asia')).toBeVisible();
});
