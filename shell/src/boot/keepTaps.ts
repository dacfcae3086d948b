import { ISLAND_LIVE } from './islandEvents';

/** What needs the site's code to work. Plain links work without. */
const needsCode = 'button, [data-needs-code]';

interface Tap {
  target: HTMLElement;
  island: HTMLElement;
}

/**
 * Keeps taps made before their part of the page is alive, and repeats them once it is: nothing a guest
 * asks for is lost. A tap on a plain link goes its way.
 */
export function keepTaps(page: Document): void {
  let kept: Tap[] = [];

  page.addEventListener(
    'click',
    (event) => {
      const target = event.target instanceof Element ? event.target.closest<HTMLElement>(needsCode) : null;
      const island = target?.closest<HTMLElement>('[data-island]');
      if (!target || !island || 'live' in island.dataset || opensElsewhere(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      // An impatient second tap is the same wish.
      if (kept.some((tap) => tap.target === target)) return;
      kept.push({ target, island });
      target.setAttribute('aria-busy', 'true');
    },
    { capture: true },
  );

  page.addEventListener(ISLAND_LIVE, (event) => {
    const due = kept.filter(({ island }) => island === event.target);
    kept = kept.filter((tap) => !due.includes(tap));
    for (const { target } of due) {
      target.removeAttribute('aria-busy');
      // After React's own next step: it may put another element in the place of the tapped one.
      setTimeout(() => successorOf(target).click());
    }
  });
}

/** `data-tap` names an element that looks the same and is another one once the code runs. */
function successorOf(target: HTMLElement): HTMLElement {
  const { tap } = target.dataset;
  return (tap && document.querySelector<HTMLElement>(`[data-tap="${tap}"]`)) || target;
}

function opensElsewhere(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;
}
