import { useEffect, type RefObject } from 'react';
import { ISLAND_LIVE } from '../boot/islandEvents';

/**
 * Marks a `data-island` element as alive. Until then the boot script keeps the guest's taps on it; the
 * event tells it to hand them over.
 */
export function useLiveIsland(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const island = ref.current;
    if (!island) return;
    island.dataset.live = '';
    island.dispatchEvent(new CustomEvent(ISLAND_LIVE, { bubbles: true }));
  }, [ref]);
}
