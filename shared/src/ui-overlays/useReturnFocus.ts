import { useEffect } from 'react';

/**
 * Gives the focus back, when `opened` ends, to what had it when it began.
 * Mantine's own only notices openings after its first render, and an overlay that arrives late is born open.
 */
export function useReturnFocus(opened: boolean): void {
  useEffect(() => {
    if (!opened) return;
    const opener = document.activeElement;
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [opened]);
}
