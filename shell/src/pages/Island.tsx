import { useEffect, useRef, type ReactNode } from 'react';
import { ISLAND_LIVE } from '../boot/islandEvents';

/**
 * A piece of the page that comes alive on its own. Until then the boot script keeps the guest's taps
 * on it; the event tells it to hand them over.
 */
export function Island({ children }: { children: ReactNode }): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const island = ref.current;
    if (!island) return;
    island.dataset.live = '';
    island.dispatchEvent(new CustomEvent(ISLAND_LIVE, { bubbles: true }));
  }, []);
  return (
    <div ref={ref} data-island="">
      {children}
    </div>
  );
}
