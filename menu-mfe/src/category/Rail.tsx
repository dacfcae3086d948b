import { type FocusEvent, type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { attribute, STICKS } from '@asia/shared/contracts';
import { Icon } from '@asia/shared/ui';
import classes from './Rail.module.css';

/** Whether the browser supports the property of the style sheet that centres the current link. */
const BROWSER_CENTRES = typeof CSS !== 'undefined' && CSS.supports?.('scroll-initial-target: nearest');

/** Place and scroll offset of the rail, in pixels, when a link of it is followed; the next page restores both. */
let followed: { label: string; top: number; scrolled: number } | null = null;

/** The widest fade of the style sheet at an end of the rail, in pixels. */
const FADE_PX = 64;

export interface RailProps {
  label: string;
  current?: string;
  /** Whether the guest came by a link of the rail. The rail then stays in place, and only the page below changes. */
  keptPlace?: boolean;
  children: ReactNode;
}

/** The line of links under the bar, which scrolls sideways and shows the current page. */
export function Rail({ label, current, keptPlace = false, children }: RailProps) {
  const rail = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);

  const keepPlace = useEffectEvent(() => {
    if (!rail.current || !list.current) return;
    const link = list.current.querySelector<HTMLElement>('[aria-current]');
    if (keptPlace && followed) {
      if (followed.label === label) list.current.scrollLeft = followed.scrolled;
      if (link && !isInView(list.current, link)) centre(list.current, link);
      // While the rail is sticky, its own box does not show its place in the page; the element above does.
      const place = rail.current.previousElementSibling?.getBoundingClientRect().bottom ?? followed.top;
      window.scrollBy(0, place - followed.top);
      link?.focus({ preventScroll: true });
    } else if (link && !BROWSER_CENTRES) centre(list.current, link);
    followed = null;
  });
  useLayoutEffect(() => keepPlace(), [current]);

  useEffect(() => followEnds(rail.current, list.current), [children]);

  const scroll = (direction: -1 | 1) => {
    const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const line = list.current;
    line?.scrollBy({ left: direction * 0.7 * line.clientWidth, behavior: reducedMotion ? 'auto' : 'smooth' });
  };
  // By `scroll-padding`, WebKit would leave links out of view. A pressed link stays in place, or its click would miss.
  const showFocused = ({ target }: FocusEvent) => {
    if (!list.current || !target.matches(':focus-visible')) return;
    if (!isInView(list.current, target, FADE_PX)) centre(list.current, target);
  };
  const remember = () => {
    const top = rail.current?.getBoundingClientRect().top ?? 0;
    followed = { label, top, scrolled: list.current?.scrollLeft ?? 0 };
  };

  return (
    <nav
      className={classes.rail}
      aria-label={label}
      ref={rail}
      onClickCapture={remember}
      {...attribute(STICKS, 'top')}
    >
      <ul className={classes.list} ref={list} onFocus={showFocused}>
        {children}
      </ul>
      {/* For the mouse only. Fingers scroll the list, and the Tab key goes from link to link. */}
      {arrows.map(([side, icon, direction]) => (
        <button
          key={side}
          type="button"
          className={classes.arrow}
          data-side={side}
          tabIndex={-1}
          aria-hidden="true"
          onClick={() => scroll(direction)}
        >
          <Icon name={icon} />
        </button>
      ))}
    </nav>
  );
}

const arrows = [
  ['before', 'left', -1],
  ['after', 'right', 1],
] as const;

/** Visible share of a link that counts as whole. Positions are fractions of pixels. */
const WHOLE = 0.95;

/** Sets `data-before` and `data-after` on the rail, if there are more links at that end. @returns stop */
function followEnds(rail: HTMLElement | null, list: HTMLElement | null): (() => void) | undefined {
  const [first, last] = [list?.firstElementChild, list?.lastElementChild];
  if (!rail || !first || !last) return undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        rail.dataset[target === first ? 'before' : 'after'] = intersectionRatio < WHOLE ? 'more' : 'none';
      }
    },
    { root: list, threshold: WHOLE },
  );
  for (const end of [first, last]) observer.observe(end);
  return () => observer.disconnect();
}

function isInView(list: Element, link: Element, fade = 0): boolean {
  const [line, box] = [list.getBoundingClientRect(), link.getBoundingClientRect()];
  return box.left >= line.left + fade && box.right <= line.right - fade;
}

/** `scrollIntoView` would scroll the page too. */
function centre(list: Element, link: Element): void {
  const { left: start, width } = link.getBoundingClientRect();
  list.scrollLeft += start - list.getBoundingClientRect().left - (list.clientWidth - width) / 2;
}
