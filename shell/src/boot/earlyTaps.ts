import { DISH, HYDRATED, HYDRATED_EVENT, ISLAND, NEEDS_CODE, opensElsewhere } from '@asia/shared/contracts';
import { SLOW_AFTER_MS } from '@asia/shared/deadlines';

/** Elements that need the site's code. Plain links work without it. */
const needsCode = `button, [${NEEDS_CODE}]`;

interface Tap {
  target: HTMLElement;
  island: HTMLElement;
  /** Shown until the tap is replayed. */
  feedback: Animation;
}

/** Half a pulse of a held tap; it pulses until the notice of a slow page appears. */
const PULSE_MS = 500;

/**
 * Holds taps on islands that are not hydrated yet, and replays them after hydration. Of taps on dishes only the last is
 * replayed: each opens a sheet with an address of its own. Taps on plain links are not held: links work without code.
 * @param answer answers a tap at once; false for a tap that must be replayed
 * @param onDish called when a tap on a dish is held, not for a second tap on the same dish
 * @returns discards the held taps
 */
export function earlyTaps(
  page: Document,
  answer: (target: HTMLElement) => boolean,
  onDish: () => void,
): () => void {
  let held: Tap[] = [];
  const drop = (isDropped: (tap: Tap) => boolean) => {
    const dropped = held.filter(isDropped);
    held = held.filter((tap) => !dropped.includes(tap));
    for (const { feedback } of dropped) feedback.cancel();
    return dropped;
  };

  page.addEventListener(
    'click',
    (event) => {
      const target = event.target instanceof Element ? event.target.closest<HTMLElement>(needsCode) : null;
      const island = target?.closest<HTMLElement>(`[${ISLAND}]`);
      if (!target || !island || island.hasAttribute(HYDRATED) || opensElsewhere(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (answer(target)) return;
      // An impatient second tap means the same as the first.
      if (held.some((tap) => tap.target === target)) return;
      if (opensDish({ target })) {
        drop(opensDish);
        onDish();
      }
      held.push({ target, island, feedback: pulse(target) });
    },
    { capture: true },
  );

  page.addEventListener(HYDRATED_EVENT, (event) => {
    // Not at once: the handlers come with the next render.
    for (const { target } of drop(({ island }) => island === event.target)) setTimeout(() => target.click());
  });
  return () => void drop(() => true);
}

const opensDish = ({ target }: Pick<Tap, 'target'>): boolean => target.hasAttribute(DISH);

/** An animation, not an attribute: hydration compares attributes. */
function pulse(target: HTMLElement): Animation {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const timing = reduced
    ? { duration: 1, iterations: 1 }
    : { duration: PULSE_MS, iterations: SLOW_AFTER_MS / PULSE_MS };
  return target.animate([{ opacity: 1 }, { opacity: 0.5 }], {
    ...timing,
    direction: 'alternate',
    fill: 'forwards',
  });
}
