import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { eventually } from './eventually';
import { openHouse } from './house';
import { visit } from './page';

const house = openHouse();

const gallery = (page: Page) => page.getByRole('region', { name: 'El salón en imágenes' });

async function shows(page: Page, number: number, timeoutMs = 1500): Promise<void> {
  await eventually(
    async () => assert.match(await gallery(page).innerText(), new RegExp(`Imagen ${number} de 3`)),
    timeoutMs,
  );
}

async function open(page: Page, address: string): Promise<void> {
  await visit(page, address);
  await gallery(page).scrollIntoViewIfNeeded();
}

test('moves on by itself and stops on pause', () =>
  house.welcome({}, async ({ page, at }) => {
    await open(page, at('/Salon'));
    await shows(page, 2, 6000);
    await shows(page, 3, 6000);
    await gallery(page).getByRole('button', { name: 'Pausar' }).click();
    await page.mouse.move(5, 5);
    await page.waitForTimeout(3600);
    await shows(page, 3);
  }));

test('answers to arrows, thumbnails and keys, and waits under the focus', () =>
  house.welcome({}, async ({ page, at }) => {
    await open(page, at('/Salon'));
    await gallery(page).getByRole('button', { name: 'Imagen siguiente' }).focus();
    await gallery(page)
      .getByRole('button', { name: /^Imagen 3 de 3/ })
      .click();
    await shows(page, 3);
    await page.keyboard.press('ArrowRight');
    await shows(page, 1);
    await page.keyboard.press('ArrowLeft');
    await shows(page, 3);
    await page.mouse.move(5, 5);
    await page.waitForTimeout(3600);
    await shows(page, 3);
    await gallery(page).getByRole('button', { name: 'Imagen anterior' }).click();
    await shows(page, 2);
  }));

test('follows a finger of thirty pixels', () =>
  house.welcome({ width: 390, reducedMotion: true }, async ({ page, at }) => {
    await open(page, at('/Salon'));
    const picture = gallery(page).getByRole('img').first();
    await picture.scrollIntoViewIfNeeded();
    const box = await picture.boundingBox();
    assert.ok(box);
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
  }));

test('stands still for guests who asked for less motion', () =>
  house.welcome({ reducedMotion: true }, async ({ page, at }) => {
    await open(page, at('/Salon'));
    await gallery(page).getByRole('button', { name: 'Reproducir' }).waitFor();
    await page.mouse.move(5, 5);
    await page.waitForTimeout(3600);
    await shows(page, 1);
  }));

test('moves nothing but transforms, and shifts nothing', () =>
  house.welcome({}, async ({ page, at }) => {
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
    await open(page, at('/Salon'));
    await shows(page, 2, 6000);
    await page.waitForTimeout(600);
    assert.ok((await page.evaluate(() => Number(Reflect.get(globalThis, 'shift')))) < 0.01, 'layout shift');
    const moving = await gallery(page).evaluate((node) =>
      Array.from(
        node.querySelectorAll('[data-moving]'),
        (slide) => getComputedStyle(slide).transitionProperty,
      ),
    );
    assert.deepEqual([...new Set(moving)], ['transform']);
  }));

test('a picture that does not arrive leaves the lattice in its place', () =>
  house.welcome({ reducedMotion: true }, async ({ page, at, allowed }) => {
    allowed.push(/Failed to load resource/);
    await page.route('**/pictures/salon-*', (route) => route.fulfill({ status: 404, body: '' }));
    await open(page, at('/Salon'));
    await gallery(page).getByRole('img', { name: 'Salón con mesas servidas y faroles rojos' }).waitFor();
    await eventually(async () => assert.equal(await gallery(page).locator('img').count(), 0));
    const box = await gallery(page).getByRole('img').first().boundingBox();
    assert.ok(box && Math.abs(box.height - (box.width * 9) / 16) < 2, JSON.stringify(box));
  }));
