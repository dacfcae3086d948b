import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { ISLAND, HYDRATED_EVENT, HYDRATED, mark } from '@asia/shared/contracts';

/** A part of the page that comes to life on its own, before or after the others. */
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
 * Marks an island as alive once React has hydrated it. Until then the boot script keeps the taps on it; the event makes
 * it repeat them.
 */
export function useLiveIsland(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const island = ref.current;
    if (!island) return;
    island.setAttribute(HYDRATED, '');
    island.dispatchEvent(new CustomEvent(HYDRATED_EVENT, { bubbles: true }));
  }, [ref]);
}
