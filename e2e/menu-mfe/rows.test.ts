import type { Locator } from '@playwright/test';
import { drink, rice, starter } from '../harness/dishes';
import { visit } from '../harness/page';
import { expect, test } from '../harness/test';
import { long, shortIf } from '../harness/tiers';

const plus = { name: `Agregar ${starter.name}`, exact: true };

/** Height of a row or card, and where each line of its words ends, from its own top. */
const readLayout = (item: Locator) =>
  item.evaluate((element) => {
    const { top, height } = element.getBoundingClientRect();
    const words = [...element.querySelectorAll('p, a span span:not(:has(*))')].map((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].map((line) => [line.bottom - top, line.right].map(Math.round));
    });
    return { height: Math.round(height), words };
  });

test.describe('on a phone', () => {
  test.use({ width: 390 });

  test('the row after the one that adds is in view beside the toast', long, async ({ page }) => {
    await visit(page, rice.page);
    const rows = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Agregar / }) });
    const next = rows.nth(3);
    // The last that shows whole above the strip at the foot.
    await next.evaluate((row) => {
      const strip = document.querySelector('aside[aria-label*="WhatsApp"]')!.getBoundingClientRect();
      scrollBy({ top: row.getBoundingClientRect().bottom - strip.top, behavior: 'instant' });
    });
    await rows.nth(2).getByRole('button').click();
    // The toast stays while the pointer is on it.
    await page.getByRole('button', { name: 'Cerrar aviso' }).hover();
    for (const part of [next.locator('a .num'), next.getByText(/^Arroz/), next.getByRole('button').last()]) {
      const isHit = await part.first().evaluate((node) => {
        const { left, right, top, bottom } = node.getBoundingClientRect();
        return node.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
      });
      expect(isHit, (await part.first().textContent()) ?? '').toBe(true);
    }
  });
});

for (const width of [390, 1280] as const) {
  test.describe(`at ${width} px`, shortIf(width === 390), () => {
    test.use({ width });

    test('a row or card stands still when its dish is ordered', long, async ({ page, guest }) => {
      const places = [
        [rice.page, rice],
        ['/Carta', rice],
        ['/menu?q=pollo', rice],
        ['/Bebidas', drink],
      ] as const;
      for (const [route, dish] of places) {
        await visit(page, route);
        const add = page.getByRole('button', { name: `Agregar ${dish.name}`, exact: true });
        const item = page.getByRole('listitem').filter({ has: add });
        await add.scrollIntoViewIfNeeded();
        const before = await readLayout(item);
        await add.click();
        await guest.holds(1);
        await expect(item.getByText('1 en tu pedido')).toBeAttached();
        expect(await readLayout(item), route).toEqual(before);
        await page.evaluate(() => localStorage.setItem('cartItems', '[]'));
      }
    });

    test('a block of the game is 44 px', async ({ page }) => {
      await visit(page, '/Menuinfantil');
      const blocks = page.getByRole('button', { name: /^Bloque \d+,/ });
      await expect(blocks).toHaveCount(16);
      const boxes = await Promise.all((await blocks.all()).map((block) => block.boundingBox()));
      for (const box of boxes) expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(44);
    });

    test('what adds is 44 px, and clear of the price and the words', async ({ page, guest }) => {
      for (const route of [starter.page, '/Carta']) {
        await visit(page, route);
        await guest.addButton(starter).click();
        const row = page.getByRole('listitem').filter({ has: page.getByRole('button', plus) });
        await expect(row.getByRole('button')).toHaveCount(2);
        const boxes = await row.evaluate((item) => {
          const rectangles = (selector: string) =>
            [...item.querySelectorAll(selector)].flatMap((node) => {
              const range = document.createRange();
              range.selectNodeContents(node);
              return [...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height }));
            });
          const buttons = [...item.querySelectorAll('button')].map((button) =>
            button.getBoundingClientRect(),
          );
          return {
            buttons: buttons.map(({ x, y, width, height }) => ({ x, y, width, height })),
            words: rectangles('a .num, p, a span span:not(:has(*))'),
          };
        });
        for (const { x, y, width: wide, height } of boxes.buttons) {
          expect(Math.min(wide, height), route).toBeGreaterThanOrEqual(44);
          for (const word of boxes.words) {
            const apart =
              word.x + word.width <= x + 5 ||
              x + wide - 5 <= word.x ||
              word.y + word.height <= y + 5 ||
              y + height - 5 <= word.y;
            expect(apart, `${route}: ${JSON.stringify({ word, x, y })}`).toBe(true);
          }
        }
        await page.evaluate(() => localStorage.setItem('cartItems', '[]'));
      }
    });
  });
}
