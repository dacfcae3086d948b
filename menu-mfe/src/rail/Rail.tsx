import { useEffect, useRef, type ReactNode } from 'react';
import styles from './Rail.module.css';

/** Whether the style sheet alone brings the current link into view, as it does where browsers know this property. */
const BROWSER_CENTRES = typeof CSS !== 'undefined' && CSS.supports?.('scroll-initial-target: nearest');

/** The line of links under the bar. It scrolls sideways and shows where the guest is. */
export function Rail({ label, current, children }: { label: string; current?: string; children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    if (BROWSER_CENTRES) return;
    const link = list.current?.querySelector('[aria-current]');
    if (list.current && link) centre(list.current, link);
  }, [current]);

  return (
    <nav className={styles.rail} aria-label={label}>
      <ul className={styles.list} ref={list}>
        {children}
      </ul>
    </nav>
  );
}

/** By hand: `scrollIntoView` would move the page too. */
function centre(list: Element, link: Element): void {
  const { left, width } = link.getBoundingClientRect();
  list.scrollLeft += left - list.getBoundingClientRect().left - (list.clientWidth - width) / 2;
}
