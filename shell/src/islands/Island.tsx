import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { ISLAND, ISLAND_LIVE, LIVE, mark } from '@asia/shared/contracts';

/** A piece of the page that comes alive on its own, whatever else is still on its way. */
export function Island({ children }: { children: ReactNode }): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useLiveIsland(ref);
  return (
    <div ref={ref} {...mark(ISLAND)}>
      {children}
    </div>
  );
}

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
