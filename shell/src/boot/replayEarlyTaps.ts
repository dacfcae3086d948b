import { ISLAND, HYDRATED_EVENT, HYDRATED, NEEDS_CODE, TAP_TARGET } from '@asia/shared/contracts';

/** What needs the site's code to work. Plain links work without. */
const needsCode = `button, [${NEEDS_CODE}]`;

interface Tap {
  target: HTMLElement;
  island: HTMLElement;
  /** Shows that the tap was felt. */
  sign: Animation;
}

/** How often a kept tap pulses; after that a notice says that the page takes long. */
const PULSES = 20;

/**
 * Keeps taps made before their part of the page is alive, and repeats them once it is. A plain link works without code:
 * its tap is not kept.
 * @returns forgets the kept taps
 */
export function replayEarlyTaps(page: Document): () => void {
  let kept: Tap[] = [];

  page.addEventListener(
    'click',
    (event) => {
      const target = event.target instanceof Element ? event.target.closest<HTMLElement>(needsCode) : null;
      const island = target?.closest<HTMLElement>(`[${ISLAND}]`);
      if (!target || !island || island.hasAttribute(HYDRATED) || opensElsewhere(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      // An impatient second tap means the same as the first.
      if (kept.some((tap) => tap.target === target)) return;
      kept.push({ target, island, sign: pulse(target) });
    },
    { capture: true },
  );

  page.addEventListener(HYDRATED_EVENT, (event) => {
    const due = kept.filter(({ island }) => island === event.target);
    kept = kept.filter((tap) => !due.includes(tap));
    for (const { target, sign } of due) {
      sign.cancel();
      // Not at once: React may be about to replace the tapped element.
      setTimeout(() => successorOf(target).click());
    }
  });
  return () => {
    for (const { sign } of kept) sign.cancel();
    kept = [];
  };
}

/** An animation and not an attribute, because React compares attributes when it hydrates the page. */
function pulse(target: HTMLElement): Animation {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const timing = { duration: calm ? 1 : 500, iterations: calm ? 1 : PULSES, fill: 'forwards' as const };
  return target.animate([{ opacity: 1 }, { opacity: 0.5 }], { ...timing, direction: 'alternate' });
}

/** The tapped element, or the one with the same `TAP` mark that React has put in its place. */
function successorOf(target: HTMLElement): HTMLElement {
  const tap = target.getAttribute(TAP_TARGET);
  return (tap && document.querySelector<HTMLElement>(`[${TAP_TARGET}="${tap}"]`)) || target;
}

function opensElsewhere(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;
}
