import { useEffect, type RefObject } from 'react';
import { ISLAND_LIVE, LIVE } from '@asia/shared/contracts';

/**
 * Marks an island as alive. Until then the boot script keeps the guest's taps on it; the
 * event tells it to hand them over.
 */
export function useLiveIsland(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const island = ref.current;
    if (!island) return;
    island.setAttribute(LIVE, '');
    island.dispatchEvent(new CustomEvent(ISLAND_LIVE, { bubbles: true }));
  }, [ref]);
}
