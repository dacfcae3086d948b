import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { attribute, HYDRATED, HYDRATED_EVENT, ISLAND } from '@asia/shared/contracts';

/** Hydrates its children on their own, after the frame and in any order among themselves. */
export function Island({ children }: { children: ReactNode }): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useHydrationReport(ref);
  return (
    <div ref={ref} {...attribute(ISLAND)}>
      {children}
    </div>
  );
}

/**
 * Sets an attribute on an island once React has hydrated it, and fires an event. Until then the boot script holds the taps
 * on the island; on the event it replays them.
 */
export function useHydrationReport(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const island = ref.current;
    if (!island) return;
    island.setAttribute(HYDRATED, '');
    island.dispatchEvent(new CustomEvent(HYDRATED_EVENT, { bubbles: true }));
  }, [ref]);
}
