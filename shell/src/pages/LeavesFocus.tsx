import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { TITLE_ID } from '@asia/shared/contracts';

/** A notice that goes with the focus inside, as after "Reintentar", leaves it to what comes in its place. */
export function LeavesFocus(props: { className?: string; children: ReactNode }): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const notice = ref.current;
    const place = notice?.parentElement;
    return () => {
      if (!place || !notice.contains(document.activeElement)) return;
      // Once React has put the one in the place of the other.
      queueMicrotask(() => {
        const heir = place.querySelector<HTMLElement>(`#${TITLE_ID}`) ?? place;
        heir.tabIndex = -1;
        heir.focus({ preventScroll: true });
      });
    };
  }, []);
  return <div ref={ref} {...props} />;
}
