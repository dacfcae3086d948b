import { useRef, type ReactNode } from 'react';
import { ISLAND, mark } from '@asia/shared/contracts';
import { useLiveIsland } from './useLiveIsland';

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
