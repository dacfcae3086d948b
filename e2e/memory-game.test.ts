import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { eventually } from './eventually';
import { openHouse } from './house';
import { visit } from './page';

const house = openHouse();
const places = Array.from({ length: 16 }, (_, index) => index + 1);

const blockAt = (page: Page, place: number) =>
  page.getByRole('button', { name: new RegExp(`^Bloque ${place},`) });

const nameAt = async (page: Page, place: number) =>
  (await blockAt(page, place).getAttribute('aria-label')) ?? '';

/** Turns the block by keyboard and hears its picture. */
async function turn(page: Page, place: number): Promise<string> {
  await blockAt(page, place).focus();
  await page.keyboard.press(place % 2 ? 'Enter' : ' ');
  return eventually(async () => {
    const [, picture] = /^Bloque \d+, ([^,]+)/.exec(await nameAt(page, place)) ?? [];
    assert.ok(picture && picture !== 'boca abajo', `block ${place} is face down`);
    return picture;
  });
}

async function turnedBack(page: Page, ...both: number[]): Promise<void> {
  await eventually(async () => {
    for (const place of both) assert.equal(await nameAt(page, place), `Bloque ${place}, boca abajo`);
  });
}

for (const reducedMotion of [false, true]) {
  test(`is won by keyboard alone, ${reducedMotion ? 'without' : 'with'} motion`, () =>
    house.welcome({ width: 390, reducedMotion }, async ({ page, at }) => {
      await visit(page, at('/Menuinfantil'));
      await page.getByRole('heading', { level: 2, name: 'Juegemos' }).waitFor();
      const seen = new Map<string, number[]>();
      let attempts = 0;
      // First look at every block in pairs of neighbours, then take the pairs.
      for (const place of places.filter((each) => each % 2)) {
        const both = [await turn(page, place), await turn(page, place + 1)] as const;
        attempts += 1;
        both.forEach((picture, offset) => seen.set(picture, [...(seen.get(picture) ?? []), place + offset]));
        if (both[0] !== both[1]) await turnedBack(page, place, place + 1);
      }
      assert.equal(seen.size, 8, [...seen.keys()].join(', '));
      for (const [picture, [first = 0, second = 0]] of seen) {
        if ((await nameAt(page, first)).endsWith('pareja encontrada')) continue;
        await turn(page, first);
        await turn(page, second);
        attempts += 1;
        await eventually(async () =>
          assert.equal(await nameAt(page, second), `Bloque ${second}, ${picture}, pareja encontrada`),
        );
        assert.ok(
          await blockAt(page, second).evaluate((node) => node === document.activeElement),
          'the focus stays',
        );
      }
      const praise = `Muy bien. Encontraste las 8 parejas en ${attempts} intentos.`;
      await page.getByText(praise).first().waitFor();
      await eventually(async () =>
        assert.ok(
          (await page.getByRole('status').allTextContents()).some((text) => text.includes(praise)),
          'said aloud',
        ),
      );
    }));
}

test('a restart in the lock deals a board that nothing turns', () =>
  house.welcome({}, async ({ page, at }) => {
    await visit(page, at('/Menuinfantil'));
    await turn(page, 1);
    await turn(page, 2);
    await page.getByRole('button', { name: 'Reiniciar Juego' }).click();
    await turnedBack(page, ...places);
    const picture = await turn(page, 3);
    await page.waitForTimeout(1200);
    assert.equal(await nameAt(page, 3), `Bloque 3, ${picture}`);
  }));

test('blocks are big enough for small fingers', () =>
  house.welcome({ width: 390 }, async ({ page, at }) => {
    await visit(page, at('/Menuinfantil'));
    for (const place of places) {
      const box = await blockAt(page, place).boundingBox();
      assert.ok(box && box.width >= 44 && box.height >= 44, JSON.stringify(box));
    }
  }));
