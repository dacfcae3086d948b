import { expect, type Page } from '@playwright/test';
import { plain } from './page';

/** How a browser translates. */
export interface Translation {
  /** Whether it begins before hydration; otherwise {@link translate} begins. */
  before: boolean;
  /**
   * Whether the browser goes on with each new text, answers late with other words, and heeds `translate="no"`.
   * Otherwise it translates every present text at once, and again with each {@link translate}.
   */
  goesOn: boolean;
}

/** After each letter of a word that was translated: nobody sees it, and Playwright reads past it. */
const TRANSLATED = '\u200b';

/** Has the browser of a guest translate pages as browsers do: an element with another text replaces the node of each text. */
export function translatePages(page: Page, how: Translation): Promise<unknown> {
  return page.addInitScript(
    ({ before, goesOn, suffix, lateness }) => {
      const ignored = 'head, script, style, noscript, textarea' + (goesOn ? ', font, [translate=no]' : '');
      const textsIn = (root: Node): Text[] => {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        const found: Text[] = [];
        for (let node: Node | null = root; node; node = walker.nextNode())
          if (node instanceof Text && /\S/.test(node.data) && !node.parentElement?.closest(ignored))
            found.push(node);
        return found;
      };
      const replace = (text: Text, words: string) => {
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.append(words);
        outer.append(inner);
        text.replaceWith(outer);
      };
      const translateLater = (root: Node) => {
        for (const text of textsIn(root)) {
          const words = text.data.replace(/\p{L}/gu, `$&${suffix}`);
          const count = (step: number) => {
            const { dataset } = document.documentElement;
            dataset.awaited = String(Number(dataset.awaited ?? 0) + step);
          };
          count(1);
          setTimeout(() => {
            replace(text, words);
            count(-1);
          }, lateness);
        }
      };
      const begin = () => {
        globalThis.translate = () => undefined;
        translateLater(document.body);
        new MutationObserver((changes) => {
          for (const { type, target, addedNodes } of changes)
            (type === 'characterData' ? [target] : [...addedNodes]).forEach(translateLater);
        }).observe(document.body, { childList: true, characterData: true, subtree: true });
      };
      const takeAll = () => textsIn(document.body).forEach((text) => replace(text, text.data));
      globalThis.translate = goesOn ? begin : takeAll;
      if (before) addEventListener('DOMContentLoaded', () => globalThis.translate());
    },
    { ...how, suffix: TRANSLATED, lateness: 300 },
  );
}

/** Lets the browser of {@link translatePages} begin, or translate again, and waits for its last answer. */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => globalThis.translate());
  await expect(page.locator('html:not([data-awaited]), html[data-awaited="0"]')).toBeAttached();
}

/** All texts of the site on a page, of whatever language. */
export async function readTexts(page: Page): Promise<string> {
  const text = await page.evaluate(() => {
    const app = document.querySelector('#app')!.cloneNode(true) as Element;
    for (const code of app.querySelectorAll('script, style, noscript')) code.remove();
    return app.textContent;
  });
  return plain(text.replaceAll(TRANSLATED, ''));
}

declare global {
  var translate: () => void;
}
