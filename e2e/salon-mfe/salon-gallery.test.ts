import { visit } from '../harness/page';
import { expect, test } from '../harness/test';
import { long } from '../harness/tiers';

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
  await visit(page, '/Salon');
  const gallery = page.getByRole('region', { name: 'El salón en imágenes' });
  await gallery.scrollIntoViewIfNeeded();
  await expect(gallery).toContainText('Imagen 2 de 3', { useInnerText: true, timeout: 6000 });
  await gallery.evaluate((node) =>
    Promise.allSettled(node.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  const shift = await page.evaluate(() => Number(Reflect.get(globalThis, 'shift')));
  expect(shift, 'layout shift').toBeLessThan(0.01);
  const moving = await gallery.evaluate((node) =>
    Array.from(node.querySelectorAll('[data-moving]'), (slide) => getComputedStyle(slide).transitionProperty),
  );
  expect([...new Set(moving)]).toEqual(['transform']);
});
