import { useEffect, useLayoutEffect, useRef } from 'react';
import { keepsPlace } from '@asia/shared/contracts';
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
  const { key, pathname, hash, ...location } = useLocation();
  const state: unknown = location.state;
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

  // The browser has gone to the `#…` of a first visit by the heights that it took the page to have.
  useEffect(() => holdInPlace(before.current.hash), []);

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
    // Where and with which focus is the page's own affair; its name is said here.
    if (!back && keepsPlace(state)) return whenArrived(() => afterPaint(() => announce(document.title)));
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
  }, [key, pathname, hash, state, back]);
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

/** A page is as it will be by then. */
const HELD_MS = 10_000;

/**
 * Keeps the target of a `#…` where the browser has brought it while parts above it get their real heights, until the
 * guest acts.
 * @returns stop
 */
function holdInPlace(hash: string): (() => void) | undefined {
  const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  // A guest who is farther away has left it already.
  const isNear = Math.abs(target?.getBoundingClientRect().top ?? Infinity) < window.innerHeight / 2;
  if (!target || !isNear) return undefined;
  const acts = ['keydown', 'pointerdown', 'wheel', 'touchmove'];
  const observer = new ResizeObserver(() => target.scrollIntoView());
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const act of acts) window.removeEventListener(act, stop, true);
  };
  const timer = setTimeout(stop, HELD_MS);
  for (const act of acts) window.addEventListener(act, stop, { capture: true, passive: true });
  observer.observe(document.body);
  return stop;
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
