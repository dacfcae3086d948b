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

/** Tells the boot script that React has hydrated an island: the script then replays the taps that it has held there. */
export function useHydrationReport(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const island = ref.current;
    if (!island) return;
    island.setAttribute(HYDRATED, '');
    island.dispatchEvent(new CustomEvent(HYDRATED_EVENT, { bubbles: true }));
  }, [ref]);
}
