import { ISLAND_LIVE } from './islandEvents';

/** What needs the site's code to work. Plain links work without. */
const needsCode =
  'button, [role="button"], [data-needs-code], input[type="checkbox"], summary[data-needs-code]';

/**
 * Keeps taps made before their part of the page is alive, and repeats them once it is: nothing a guest
 * asks for is lost. A tap on a plain link goes its way.
 */
export function keepTaps(page: Document): void {
  const kept: HTMLElement[] = [];

  page.addEventListener(
    'click',
    (event) => {
      const target = event.target instanceof Element ? event.target.closest<HTMLElement>(needsCode) : null;
      const island = target?.closest<HTMLElement>('[data-island]');
      if (!target || !island || 'live' in island.dataset || opensElsewhere(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (kept.includes(target)) return;
      kept.push(target);
      target.setAttribute('aria-busy', 'true');
    },
    { capture: true },
  );

  page.addEventListener(ISLAND_LIVE, (event) => {
    const island = event.target;
    for (const target of kept.splice(0)) {
      if (target.closest('[data-island]') !== island) {
        kept.push(target);
        continue;
      }
      target.removeAttribute('aria-busy');
      target.click();
    }
  });
}

function opensElsewhere(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;
}
