import { useRef, type ReactNode } from 'react';
import { useLiveIsland } from './useLiveIsland';

/** A piece of the page that comes alive on its own, whatever else is still on its way. */
export function Island({ children }: { children: ReactNode }): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useLiveIsland(ref);
  return (
    <div ref={ref} data-island="">
      {children}
    </div>
  );
}
