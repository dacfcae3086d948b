import type { Page } from '@playwright/test';
import { visit } from '../harness/page';
import { expect, test } from '../harness/test';
import { long } from '../harness/tiers';

const places = Array.from({ length: 16 }, (_, index) => index + 1);

const blockAt = (page: Page, place: number) =>
  page.getByRole('button', { name: new RegExp(`^Bloque ${place},`) });

const nameAt = async (page: Page, place: number) =>
  (await blockAt(page, place).getAttribute('aria-label')) ?? '';

/** Turns the block by keyboard. @returns the name of its picture */
async function turn(page: Page, place: number): Promise<string> {
  await blockAt(page, place).focus();
  await page.keyboard.press(place % 2 ? 'Enter' : ' ');
  const shown = /^Bloque \d+, (?!boca abajo)([^,]+)/;
  let name = '';
  await expect
    .poll(async () => (name = await nameAt(page, place)), {
      message: `block ${place} is face up`,
      intervals: [60],
    })
    .toMatch(shown);
  return shown.exec(name)?.[1] ?? '';
}

async function turnedBack(page: Page, ...both: number[]): Promise<void> {
  for (const place of both)
    await expect(blockAt(page, place)).toHaveAttribute('aria-label', `Bloque ${place}, boca abajo`);
}

test.describe('on a phone', () => {
  test.use({ width: 390 });

  test('the game is won by keyboard alone', long, async ({ page }) => {
    await visit(page, '/Menuinfantil');
    await expect(page.getByRole('heading', { level: 2, name: 'Juegemos' })).toBeVisible();
    const seen = new Map<string, number[]>();
    let attempts = 0;
    // First look at every block in pairs of neighbours, then take the pairs.
    for (const place of places.filter((each) => each % 2)) {
      const both = [await turn(page, place), await turn(page, place + 1)] as const;
      attempts += 1;
      both.forEach((picture, offset) => seen.set(picture, [...(seen.get(picture) ?? []), place + offset]));
      if (both[0] !== both[1]) await turnedBack(page, place, place + 1);
    }
    expect([...seen.keys()]).toHaveLength(8);
    for (const [picture, [first = 0, second = 0]] of seen) {
      if ((await nameAt(page, first)).endsWith('pareja encontrada')) continue;
      await turn(page, first);
      await turn(page, second);
      attempts += 1;
      await expect(blockAt(page, second)).toHaveAttribute(
        'aria-label',
        `Bloque ${second}, ${picture}, pareja encontrada`,
      );
      await expect(blockAt(page, second), 'the focus stays').toBeFocused();
    }
    const praise = `Muy bien. Encontraste las 8 parejas en ${attempts} intentos.`;
    await expect(page.getByText(praise).first()).toBeVisible();
    const announcement = page.getByRole('status').filter({ hasText: praise });
    await expect(announcement, 'announced').not.toHaveCount(0);
  });

  test('blocks are big enough for small fingers', async ({ page }) => {
    await visit(page, '/Menuinfantil');
    for (const place of places) {
      const box = await blockAt(page, place).boundingBox();
      expect(box?.width, `width of block ${place}`).toBeGreaterThanOrEqual(44);
      expect(box?.height, `height of block ${place}`).toBeGreaterThanOrEqual(44);
    }
  });
});
