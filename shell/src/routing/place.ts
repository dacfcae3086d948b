import { DISH } from '@asia/shared/contracts';

export interface Place {
  scrolled: number;
  /**
   * A dish in view, and its distance from the top of the window. On a carta the same pixel shows other dishes when the guest
   * comes back: chapters above it that the browser has not rendered yet have an estimated height.
   */
  dish?: { key: string; top: number };
}

/** Shares of the window's height at which a dish is looked for: first where the guest probably reads. */
const heights = [0.4, 0.5, 0.6, 0.3, 0.7];

const topOf = (element: Element) => element.getBoundingClientRect().top;

/** The place now. By points of the window: to measure all dishes, the browser would render the whole carta. */
export function findPlace(): Place {
  const scrolled = window.scrollY;
  for (const height of heights) {
    const hit = document.elementFromPoint(window.innerWidth * 0.3, window.innerHeight * height);
    const dish = hit?.closest('li')?.querySelector(`[${DISH}]`);
    if (dish) return { scrolled, dish: { key: dish.getAttribute(DISH) ?? '', top: topOf(dish) } };
  }
  return { scrolled };
}

/** Scrolls to a place: until its dish is where it was, or to the same pixel. */
export function goToPlace({ scrolled, dish }: Place): void {
  const found = dish && document.querySelector(`[${DISH}="${CSS.escape(dish.key)}"]`);
  window.scrollTo(0, found ? window.scrollY + topOf(found) - dish.top : scrolled);
}
