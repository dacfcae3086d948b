import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from '@asia/shared/router';
import { announce } from '@asia/shared/ui';
import { plainPath } from '../pages/plainPath';
import { whenArrived } from './whenArrived';

/** Scroll positions by entry of the history; a reload is left to the browser, which does it better. */
const positions = new Map<string, number>();

/**
 * Makes a client navigation feel like one: the title of the new page has the focus, a new page starts on top or
 * at its `#…`, and Back finds the page where it was left.
 */
export function useArrival(): void {
  const { key, pathname, hash } = useLocation();
  const back = String(useNavigationType()) === 'POP';
  const before = useRef({ key, path: plainPath(pathname), hash });

  useEffect(() => {
    const remember = () => positions.set(before.current.key, window.scrollY);
    const release = () => (window.history.scrollRestoration = 'auto');
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', release);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', release);
    };
  }, []);

  useEffect(() => {
    const last = before.current;
    const path = plainPath(pathname);
    before.current = { key, path, hash };
    if (last.key === key) return;

    window.history.scrollRestoration = 'manual';
    if (last.path === path) {
      if (hash !== '' && hash !== last.hash) goTo(hash);
      return;
    }
    // Read now: the new page may be shorter, and the browser then reports another position under this key.
    const left = back ? positions.get(key) : undefined;
    if (left === undefined) window.scrollTo(0, 0);
    return whenArrived((title) => {
      if (title) title.focus({ preventScroll: true });
      else announce(document.title);
      if (left !== undefined) window.scrollTo(0, left);
      else if (hash !== '') goTo(hash);
    });
  }, [key, pathname, hash, back]);
}

/** Brings the target of a `#…` into view and focus; a target that is not there changes nothing. */
function goTo(hash: string): void {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!target) return;
  target.scrollIntoView();
  // An anchor inside a title stands for the title.
  const spoken = target.closest<HTMLElement>('[tabindex]') ?? target;
  spoken.focus({ preventScroll: true });
}
