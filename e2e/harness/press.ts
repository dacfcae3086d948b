import type { Locator } from '@playwright/test';

/**
 * Presses an element that is in view.
 * @returns presses the same place again, as after `gap` milliseconds: the events have that time, even on a busy machine
 */
export async function press(element: Locator): Promise<(gap: number) => Promise<void>> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`There is no ${String(element)}.`);
  const place = {
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
    button: 'left',
    clickCount: 1,
  } as const;
  const input = await element.page().context().newCDPSession(element.page());
  let at = Date.now();
  const again = async (gap: number) => {
    at += gap;
    for (const type of ['mousePressed', 'mouseReleased'] as const)
      await input.send('Input.dispatchMouseEvent', { type, ...place, timestamp: at / 1000 });
  };
  await again(0);
  return again;
}
