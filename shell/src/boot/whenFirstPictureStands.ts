/** A picture that never answers must not keep the site asleep. */
const LONGEST_WAIT_MS = 4000;

/**
 * Calls back once, when the first picture is painted, the guest acts, or the wait has been long enough.
 */
export function whenFirstPictureStands(start: () => void): void {
  let started = false;
  const once = () => {
    if (started) return;
    started = true;
    for (const type of actions) removeEventListener(type, once, true);
    start();
  };
  const actions = ['pointerdown', 'keydown'] as const;
  for (const type of actions) addEventListener(type, once, true);
  setTimeout(once, LONGEST_WAIT_MS);

  const afterPaint = () => requestAnimationFrame(() => setTimeout(once));
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  if (!picture || picture.complete) afterPaint();
  else {
    picture.addEventListener('load', afterPaint);
    picture.addEventListener('error', afterPaint);
  }
}
