import type { Page } from '@playwright/test';
import { fullCart, rice } from '../harness/dishes';
import { unseenFocus, unseenStops } from '../harness/focusInView';
import { standsStill, visit } from '../harness/page';
import { expect, test } from '../harness/test';
import { long } from '../harness/tiers';

test.use({ width: 390, stored: fullCart, reducedMotion: 'reduce' });

interface Window {
  width: number;
  height: number;
  /** Size of the guest's letters; 16 px by default. */
  letters?: number;
}

const leastPhone: Window = { width: 360, height: 640 };

const windows: readonly Window[] = [
  // Where a keyboard makes the window lower.
  { width: 320, height: 225 },
  { ...leastPhone, letters: 32 },
];

async function resize(page: Page, { width, height, letters }: Window): Promise<void> {
  await page.setViewportSize({ width, height });
  if (letters === undefined) return;
  const settings = await page.context().newCDPSession(page);
  await settings.send('Page.setFontSizes', { fontSizes: { standard: letters } });
}

const note = (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: /^Nota para la cocina/ });

async function openSheet(page: Page): Promise<void> {
  await visit(page, rice.page);
  await page.locator('main').getByRole('link', { name: rice.name }).first().press('Enter');
  await expect(note(page)).toBeVisible();
  await standsStill(page.getByRole('dialog'));
}

async function openDrawer(page: Page): Promise<void> {
  await visit(page, '/about');
  const opener = page.getByRole('button', { name: 'Abrir el menú de navegación' });
  await opener.press('Enter');
  await expect(page.getByRole('dialog').getByRole('navigation')).toBeVisible();
  await standsStill(page.getByRole('dialog'));
}

async function pickUp(page: Page): Promise<void> {
  await visit(page, '/CheckoutPage');
  await page.getByRole('radio', { name: /^Recoger/ }).check();
}

const places: Record<string, (page: Page) => Promise<void>> = {
  'the sheet of a dish': openSheet,
  'the drawer': openDrawer,
  'the checkout': (page) => visit(page, '/CheckoutPage'),
  'the checkout of a guest who comes for it': pickUp,
  'the cart': (page) => visit(page, '/Cart'),
};

async function expectInView(page: Page, opened = () => Promise.resolve()): Promise<void> {
  for (const [place, open] of Object.entries(places)) {
    await open(page);
    await opened();
    for (const key of ['Tab', 'Shift+Tab'] as const)
      expect(await unseenStops(page, key), `${key} in ${place}`).toEqual([]);
  }
}

for (const window of windows) {
  const { width, height, letters = 16 } = window;
  test(
    `what has the focus is in view at ${width} × ${height} px with letters of ${letters} px`,
    long,
    async ({ page }) => {
      await resize(page, window);
      await expectInView(page);

      await openSheet(page);
      await note(page).tap();
      expect(await unseenFocus(page), 'the note at a tap').toBe('');
      await page.keyboard.type('sin maní');
      expect(await unseenFocus(page), 'the note while a guest types').toBe('');
    },
  );
}

test(
  'what has the focus is in view in the half of the window that a keyboard leaves',
  long,
  async ({ page }) => {
    // Two fingers make the visual viewport as low as a keyboard does, and the layout knows of neither.
    const fingers = await page.context().newCDPSession(page);
    await expectInView(page, async () => {
      await fingers.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
      expect(await page.evaluate(() => Math.round(visualViewport!.height))).toBe(422);
    });
  },
);

test('what gets the focus in the cart is not under a toast', long, async ({ page }) => {
  await resize(page, leastPhone);
  await visit(page, '/Cart');
  await page.getByRole('button', { name: `Agregar una unidad de ${rice.name}` }).press('Enter');
  // The toast stays while the pointer is on it.
  await page.getByText('Increased product quantity').hover();
  expect(await unseenStops(page, 'Tab', 'main')).toEqual([]);
});
