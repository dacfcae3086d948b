import { TITLE_ID } from '@asia/shared/contracts';

/** After this time `onTitle` receives null. */
const TITLE_WAIT_MS = 10_000;

/**
 * Calls back once with the title of the page, as soon as it appears. Not called when the guest presses a key or the
 * screen first: the focus then stays in place.
 * @param onTitle receives null if no title appears in time
 * @returns stop
 */
export function whenTitleArrives(onTitle: (title: HTMLElement | null) => void): () => void {
  const find = () => document.getElementById(TITLE_ID);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const event of ['keydown', 'pointerdown']) window.removeEventListener(event, stop, true);
  };
  const finish = (title: HTMLElement | null) => {
    stop();
    onTitle(title);
  };
  const observer = new MutationObserver(() => {
    const title = find();
    if (title) finish(title);
  });
  const timer = setTimeout(() => finish(null), TITLE_WAIT_MS);

  const title = find();
  if (title) finish(title);
  else {
    observer.observe(document.body, { childList: true, subtree: true });
    for (const event of ['keydown', 'pointerdown']) window.addEventListener(event, stop, true);
  }
  return stop;
}
