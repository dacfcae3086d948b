import { useEffect } from 'react';

/**
 * While an overlay is open the page behind it does not scroll; when it closes, the focus goes back to the page. Mantine's
 * own way is off for both: its scroll lock writes a style element, which the content policy forbids, and it does not give
 * the focus back from an overlay that is open at its first render, as ours are.
 */
export function useOverlay(opened: boolean): void {
  useEffect(() => {
    if (!opened) return;
    const opener = document.activeElement;
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [opened]);

  useEffect(() => {
    if (!opened) return;
    const { style, clientWidth } = document.documentElement;
    // Keeps the width of the scrollbar, so that nothing moves sideways.
    if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
    style.overflow = 'hidden';
    return () => {
      style.removeProperty('overflow');
      style.removeProperty('scrollbar-gutter');
    };
  }, [opened]);
}
