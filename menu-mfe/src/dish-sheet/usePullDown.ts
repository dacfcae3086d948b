import { type PointerEvent, useRef } from 'react';

/** Shortest pull that closes a sheet when the finger lets go. */
const MIN_PULL_PX = 110;

/**
 * Lets a finger pull a sheet down by its picture. The sheet follows the finger.
 * @param onClose called when the finger lets go far enough down
 * @returns handlers for the element of a dialog that is pulled
 */
export function usePullDown(onClose: () => void) {
  const start = useRef<number | null>(null);

  function findSheet(event: PointerEvent<HTMLElement>): HTMLElement | null {
    return event.currentTarget.closest('dialog > *');
  }

  function follow(event: PointerEvent<HTMLElement>): number {
    const distance = start.current === null ? 0 : Math.max(0, event.clientY - start.current);
    // At once: the sheet has a transition for its way in and out.
    const { style } = findSheet(event) ?? {};
    style?.setProperty('transition', 'none');
    style?.setProperty('transform', `translateY(${distance}px)`);
    return distance;
  }

  function release(event: PointerEvent<HTMLElement>, mayClose: boolean) {
    if (start.current === null) return;
    const distance = follow(event);
    start.current = null;
    for (const property of ['transition', 'transform']) findSheet(event)?.style.removeProperty(property);
    if (mayClose && distance > MIN_PULL_PX) onClose();
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.pointerType === 'mouse') return;
      start.current = event.clientY;
      event.currentTarget.setPointerCapture?.(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (start.current !== null) follow(event);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => release(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => release(event, false),
  };
}
