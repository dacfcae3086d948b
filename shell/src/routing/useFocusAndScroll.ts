import { useEffect, useLayoutEffect, useRef } from 'react';
import { addressKey, decodeComponent, preservesScroll } from '@asia/shared/contracts';
import { useLocation, useNavigationType } from '@asia/shared/router';
import { afterPaint, announce } from '@asia/shared/ui';
import { findPlace, goToPlace, type Place } from './place';
import { whenTitleArrives } from './whenTitleArrives';

/** Places by step of the history. After a reload the browser restores its own scroll position. */
const places = new Map<string, Place>();

/** Like a page load: focuses the title; a new page starts at the top or at its `#…`, Back where the guest was. */
export function useFocusAndScroll(): void {
  const { key, pathname, search, hash, ...location } = useLocation();
  const state: unknown = location.state;
  const back = String(useNavigationType()) === 'POP';
  const path = addressKey(pathname);
  // A plain link to a `#…` gives its step no key: the router calls it "default", like the first page.
  const step = `${key} ${path} ${hash}`;
  const before = useRef({ step, path, search, hash });
  // A copy of `window.scrollY`: reading that after a render forces a layout.
  const scrolled = useRef(0);

  useEffect(() => {
    const remember = () => {
      scrolled.current = window.scrollY;
      places.set(before.current.step, findPlace());
    };
    // Every step, before it is left: otherwise Back to it also brings the browser's own position, after this one.
    const hold = () => (window.history.scrollRestoration = 'manual');
    const release = () => (window.history.scrollRestoration = 'auto');
    scrolled.current = window.scrollY;
    // Until the page has loaded, the browser may still restore the position of a reload.
    if (document.readyState === 'complete') hold();
    window.addEventListener('pageshow', hold);
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', release);
    return () => {
      window.removeEventListener('pageshow', hold);
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', release);
    };
  }, []);

  // On a first visit the browser goes to the `#…` before the content above it has its real height.
  useEffect(() => holdInPlace(before.current.hash), []);

  // Before the first paint, which would show the new page at the scroll position of the old one.
  useLayoutEffect(() => {
    const last = before.current;
    before.current = { step, path, search, hash };
    if (last.step === step) return;

    // Read now: if the new page is shorter the browser scrolls, and another place is stored under this step.
    const saved = back ? places.get(step) : undefined;
    if (last.path === path) {
      // A sheet has opened or closed over the page.
      if (last.search !== search || last.hash === hash) return;
      if (hash !== '') goTo(hash);
      else if (back) goToPlace(saved ?? { scrolled: 0 });
      return;
    }
    // The page restores scroll and focus itself; only its title is announced.
    if (!back && preservesScroll(state))
      return whenTitleArrives(() => afterPaint(() => announce(document.title)));
    if (saved === undefined && scrolled.current !== 0) window.scrollTo(0, 0);
    let cancel: (() => void) | undefined;
    const stop = whenTitleArrives((title) => {
      if (saved !== undefined) goToPlace(saved);
      else if (hash !== '' && goTo(hash)) return;
      cancel = focusAfterPaint(title);
    });
    return () => {
      stop();
      cancel?.();
    };
  }, [step, path, search, hash, state, back]);
}

/** Focuses the title, or announces the document's. After a paint, because focusing forces a layout. @returns cancel */
function focusAfterPaint(title: HTMLElement | null): () => void {
  const focused = document.activeElement;
  return afterPaint(() => {
    if (document.activeElement !== focused) return;
    if (title) title.focus({ preventScroll: true });
    else announce(document.title);
  });
}

/** By then the page has its final heights. */
const HELD_MS = 10_000;

/** Keeps the target of a `#…` in view while what is above gets its real height, until the guest acts. @returns stop */
function holdInPlace(hash: string): (() => void) | undefined {
  const target = findTarget(hash);
  // If the target is farther away, the guest has scrolled already.
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

const findTarget = (hash: string) => document.getElementById(decodeComponent(hash.slice(1)));

/** Scrolls to the target of a `#…` and focuses it. @returns false, without an effect, if the page has no such target */
function goTo(hash: string): boolean {
  const target = findTarget(hash);
  if (!target) return false;
  target.scrollIntoView();
  // For an anchor inside a title, the title gets the focus.
  const focusTarget = target.closest<HTMLElement>('[tabindex]') ?? target;
  focusTarget.focus({ preventScroll: true });
  return true;
}
