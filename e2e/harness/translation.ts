import type { Page } from '@playwright/test';
import { plain } from './page';

/** Has a guest's browser translate pages as browsers do, before hydration: an element replaces each text node. */
export function translatePages(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    globalThis.translate = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        if (/\S/.test(text.data) && !text.parentElement?.closest('script, style, noscript, textarea'))
          texts.push(text);
      }
      for (const text of texts) {
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.append(text.data);
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    addEventListener('DOMContentLoaded', () => globalThis.translate());
  });
}

/** Lets the browser of {@link translatePages} translate the texts that are there now. */
export const translate = (page: Page): Promise<void> => page.evaluate(() => globalThis.translate());

/** All texts of the site on a page, of whatever language. */
export async function readTexts(page: Page): Promise<string> {
  const text = await page.evaluate(() => {
    const app = document.querySelector('#app')!.cloneNode(true) as Element;
    for (const code of app.querySelectorAll('script, style, noscript')) code.remove();
    return app.textContent;
  });
  return plain(text);
}

declare global {
  var translate: () => void;
}
