import type { Page } from '@playwright/test';
import { fullCart } from '../harness/dishes';
import { drawWhole, visit } from '../harness/page';
import { expect, test } from '../harness/test';
import { shortIf } from '../harness/tiers';

test.use({ stored: fullCart });

/** Prices, buttons and links that lie under the button at some scroll position, or under its strip at every one. */
async function covered(page: Page): Promise<string[]> {
  await drawWhole(page);
  return page.evaluate(() => {
    const dock = document.querySelector('aside[aria-label="Pedido y WhatsApp"]')!;
    // The last link of the dock: to the chat, or with something in the cart to the next step of the order.
    const button = [...dock.querySelectorAll('a')].at(-1)!.getBoundingClientRect();
    // On a phone it is in a strip from edge to edge at the foot of the window.
    const strip = getComputedStyle(dock).borderTopStyle === 'solid' ? dock.getBoundingClientRect() : null;
    const lowest = document.documentElement.scrollHeight - innerHeight;
    return [...document.querySelectorAll('main .num, main button, main a, footer a')]
      .filter((thing) => {
        const box = thing.getBoundingClientRect();
        const [top, bottom] = [box.top + scrollY, box.bottom + scrollY];
        if (box.width === 0) return false;
        if (strip) return bottom - lowest > strip.top;
        const from = Math.max(0, top - button.bottom);
        const to = Math.min(lowest, bottom - button.top);
        return box.right > button.left && box.left < button.right && from < to;
      })
      .map((thing) => `${thing.tagName} ${thing.textContent.trim().slice(0, 30)}`);
  });
}

for (const route of ['/Entradas', '/Carta', '/Bebidas', '/Cerveza']) {
  test(
    `on a phone, a tablet and a laptop the button covers no price and no button of ${route}`,
    shortIf(route === '/Entradas'),
    async ({ page }) => {
      await visit(page, route);
      for (const width of [390, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await covered(page), `${width} px`).toEqual([]);
      }
    },
  );
}
