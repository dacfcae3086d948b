import { useEffect } from 'react';

/**
 * What an open overlay does to the page behind it: the page stands still, and gets the focus back in the end.
 * Mantine's own are off: its lock writes a style element, which the content policy forbids, and it gives the focus back
 * only to who opened an overlay after its first render, while ours arrive late and are born open.
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
    // The room of a scrollbar stays, so that nothing moves sideways.
    if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
    style.overflow = 'hidden';
    return () => {
      style.removeProperty('overflow');
      style.removeProperty('scrollbar-gutter');
    };
  }, [opened]);
}
