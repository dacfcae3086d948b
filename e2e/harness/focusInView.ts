import type { Page } from '@playwright/test';

/**
 * Goes through all focusable elements with Tab or Shift+Tab, from the present focus to the first stop that comes again,
 * or lies outside `within`.
 * @returns elements that are not in view when they have the focus, with the reason
 */
export async function unseenStops(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
  within = 'body *',
): Promise<string[]> {
  const unseen: string[] = [];
  await page.evaluate(() => (globalThis.focusStops = new Set()));
  for (;;) {
    await page.keyboard.press(key);
    const stop = await focusStop(page, within);
    if (stop === null) return unseen;
    if (stop.unseen) unseen.push(`${key}: ${stop.unseen}`);
  }
}

/** The reason why the focused element is not in view; empty if it is. */
export async function unseenFocus(page: Page): Promise<string> {
  await page.evaluate(() => (globalThis.focusStops = new Set()));
  return (await focusStop(page, 'body *'))?.unseen ?? 'nothing has the focus';
}

function focusStop(page: Page, within: string): Promise<{ unseen: string } | null> {
  return page.evaluate(async (selector) => {
    // Work that follows the scroll by an observer is done after a frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise((done) => requestAnimationFrame(done));
    await new Promise((done) => setTimeout(done));
    const focused = document.activeElement;
    if (!focused?.closest(selector) || globalThis.focusStops.has(focused)) return null;
    globalThis.focusStops.add(focused);

    // The visual viewport: the part above a keyboard, or of a page that two fingers have enlarged.
    const { offsetLeft, offsetTop, width, height } = visualViewport!;
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.className} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').slice(0, 40)}"`;
    // The first line of a link of several lines, the top of an element higher than the window.
    const { left, right, top, bottom } = focused.getClientRects()[0] ?? focused.getBoundingClientRect();
    const end = Math.min(bottom, top + height);
    const where = `${name(focused)} ${Math.round(top)}–${Math.round(bottom)} of ${Math.round(offsetTop)}–${Math.round(offsetTop + height)}`;
    if (top < offsetTop - 1 || end > offsetTop + height + 1) return { unseen: `outside: ${where}` };
    const own = [focused, ...('labels' in focused ? (focused.labels as NodeListOf<Element>) : [])];
    // A neighbour in the same sentence, counter or search takes taps at the edges.
    const group = focused.closest('p, [role="group"], [role="search"]') ?? focused;
    const middle = [0.5, 0.5, own] as const;
    const edges = [
      [0.5, 0.1],
      [0.5, 0.9],
      [0.1, 0.5],
      [0.9, 0.5],
    ] as const;
    for (const [across, down, owners] of [
      middle,
      ...edges.map(([x, y]) => [x, y, [...own, group]] as const),
    ]) {
      const x = Math.min(Math.max(left + (right - left) * across, offsetLeft + 1), offsetLeft + width - 1);
      const hit = document.elementFromPoint(x, top + (end - top) * down);
      if (!hit || !owners.some((owner) => owner.contains(hit)))
        return { unseen: `under ${hit ? name(hit) : 'nothing'}: ${where}` };
    }
    return { unseen: '' };
  }, within);
}

declare global {
  // Filled and read inside the page.
  var focusStops: Set<Element>;
}
