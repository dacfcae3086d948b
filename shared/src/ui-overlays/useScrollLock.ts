import { useEffect } from 'react';

/**
 * The page behind an open overlay stands still, and keeps the room of its scrollbar where it has one.
 * Mantine's own lock writes a style element, which the content policy forbids.
 */
export function useScrollLock(opened: boolean): void {
  useEffect(() => {
    if (!opened) return;
    const { style, clientWidth } = document.documentElement;
    if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
    style.overflow = 'hidden';
    return () => {
      style.removeProperty('overflow');
      style.removeProperty('scrollbar-gutter');
    };
  }, [opened]);
}
