import type { MouseEvent as ClickEvent } from 'react';

/** Taps no farther apart than this are one gesture: a double tap, or a finger that counts down. */
export const SECOND_TAP_MS = 500;

/** The click removes its button or moves the page: what comes under the finger ignores the rest of the gesture. */
export function ignoreSecondTap<Button extends Element>(action: (event: ClickEvent<Button>) => void) {
  return (event: ClickEvent<Button>): void => {
    const { left, right, top, bottom } = event.currentTarget.getBoundingClientRect();
    let last = event.timeStamp;
    const ignore = (tap: MouseEvent) => {
      const { clientX, clientY } = tap;
      const inPlace = left < clientX && clientX < right && top < clientY && clientY < bottom;
      if (!inPlace || tap.timeStamp - last > SECOND_TAP_MS) {
        window.removeEventListener('click', ignore, true);
        return;
      }
      last = tap.timeStamp;
      tap.preventDefault();
      tap.stopImmediatePropagation();
    };
    window.addEventListener('click', ignore, true);
    action(event);
  };
}
