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

test.describe('for guests who asked for less motion', long, () => {
  test.use({ reducedMotion: 'reduce' });

  const first = (page: Page) =>
    gallery(page).getByRole('img', { name: 'Salón con mesas servidas y faroles rojos' });

  async function fillsItsPlace(page: Page): Promise<void> {
    const box = await first(page).boundingBox();
    expect(box && Math.abs(box.height - (box.width * 9) / 16)).toBeLessThan(2);
  }

  test('a picture that does not load is replaced by a laid table', async ({ page, allowed }) => {
    allowed.push(/Failed to load resource/);
    await page.route('**/pictures/salon-*', (route) => route.fulfill({ status: 404, body: '' }));
    await open(page);
    await expect(first(page)).toHaveJSProperty('complete', true);
    await expect(first(page)).not.toHaveJSProperty('naturalWidth', 0);
    await expect(gallery(page).locator('img[src*="/salon-"]')).toHaveCount(0);
    await fillsItsPlace(page);
  });

  test('the lattice is shown if no picture loads', async ({ page, allowed }) => {
    allowed.push(/Failed to load resource/);
    await page.route('**/pictures/*', (route) => route.fulfill({ status: 404, body: '' }));
    await open(page);
    await expect(first(page)).toBeVisible();
    await expect(gallery(page).locator('img')).toHaveCount(0);
    await fillsItsPlace(page);
  });

  test.describe('on a phone', () => {
    test.use({ width: 390 });

    test('follows a finger of thirty pixels', async ({ page }) => {
      await open(page);
      const picture = gallery(page).getByRole('img').first();
      await picture.scrollIntoViewIfNeeded();
      const box = await picture.boundingBox();
      if (!box) throw new Error('The picture is not visible.');
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 3];
      const swipe = async (distance: number) => {
        await page.mouse.move(x, y);
        await page.mouse.down();
        await page.mouse.move(x + distance / 2, y);
        await page.mouse.move(x + distance, y);
        await page.mouse.up();
      };
      await swipe(-20);
      await shows(page, 1);
      await swipe(-40);
      await shows(page, 2);
      await swipe(40);
      await shows(page, 1);
    });
  });
});
