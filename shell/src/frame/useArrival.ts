import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from '@asia/shared/router';
import { afterPaint, announce } from '@asia/shared/ui';
import { plainPath } from '../routes/plainPath';
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
  // Kept here, because asking for it makes the browser lay out what has just been drawn.
  const scrolled = useRef(0);

  useEffect(() => {
    const remember = () => {
      scrolled.current = window.scrollY;
      positions.set(before.current.key, window.scrollY);
    };
    const release = () => (window.history.scrollRestoration = 'auto');
    scrolled.current = window.scrollY;
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', release);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', release);
    };
  }, []);

  // Before the first paint of the page, which would show it at the position of the one before.
  useLayoutEffect(() => {
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
    if (left === undefined && scrolled.current !== 0) window.scrollTo(0, 0);
    let cancel: (() => void) | undefined;
    const stop = whenArrived((title) => {
      if (left !== undefined) window.scrollTo(0, left);
      else if (hash !== '' && goTo(hash)) return;
      cancel = focusAfterPaint(title);
    });
    return () => {
      stop();
      cancel?.();
    };
  }, [key, pathname, hash, back]);
}

/**
 * Puts the focus on the title of the page, or says its name where there is none. It waits for the first paint, because
 * giving focus makes the browser lay out the page, and leaves the focus to a guest who has put it elsewhere since.
 * @returns cancel
 */
function focusAfterPaint(title: HTMLElement | null): () => void {
  const focused = document.activeElement;
  return afterPaint(() => {
    if (document.activeElement !== focused) return;
    if (title) title.focus({ preventScroll: true });
    else announce(document.title);
  });
}

/**
 * Brings the target of a `#…` into view and focus.
 * @returns whether there is one; otherwise nothing has changed
 */
function goTo(hash: string): boolean {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!target) return false;
  target.scrollIntoView();
  // An anchor inside a title stands for the title.
  const spoken = target.closest<HTMLElement>('[tabindex]') ?? target;
  spoken.focus({ preventScroll: true });
  return true;
}
