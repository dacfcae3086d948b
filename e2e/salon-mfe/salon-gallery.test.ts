import type { Page } from '@playwright/test';
import { visit } from '../harness/page';
import { expect, test } from '../harness/test';
import { long } from '../harness/tiers';

const gallery = (page: Page) => page.getByRole('region', { name: 'El salón en imágenes' });

async function shows(page: Page, number: number, timeout = 1500): Promise<void> {
  await expect(gallery(page)).toContainText(`Imagen ${number} de 3`, { useInnerText: true, timeout });
}

async function open(page: Page): Promise<void> {
  await visit(page, '/Salon');
  await gallery(page).scrollIntoViewIfNeeded();
}

test('moves on by itself, nothing but transforms, and shifts nothing', long, async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput)
          Object.assign(globalThis, { shift: (Reflect.get(globalThis, 'shift') as number) + value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(page);
  await shows(page, 2, 6000);
  await gallery(page).evaluate((node) =>
    Promise.allSettled(node.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  const shift = await page.evaluate(() => Number(Reflect.get(globalThis, 'shift')));
  expect(shift, 'layout shift').toBeLessThan(0.01);
  const moving = await gallery(page).evaluate((node) =>
    Array.from(node.querySelectorAll('[data-moving]'), (slide) => getComputedStyle(slide).transitionProperty),
  );
  expect([...new Set(moving)]).toEqual(['transform']);
});
