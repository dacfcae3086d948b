import { TITLE_ID } from '@asia/shared/contracts';

/** After this time `onTitle` receives null. */
const TITLE_WAIT_MS = 10_000;

/** Calls back once: the title when it appears, null if not in time; not at all once the guest acts. @returns stop */
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
