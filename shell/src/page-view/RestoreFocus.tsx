import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { TITLE_ID } from '@asia/shared/contracts';

/** Around a notice: when the notice goes while it has the focus ("Reintentar"), the focus moves to what replaces it. */
export function RestoreFocus(props: { className?: string; children: ReactNode }): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const notice = ref.current;
    const place = notice?.parentElement;
    return () => {
      if (!place || !notice.contains(document.activeElement)) return;
      // React replaces the notice after this clean-up.
      queueMicrotask(() => {
        const target = place.querySelector<HTMLElement>(`#${TITLE_ID}`) ?? place;
        target.tabIndex = -1;
        target.focus({ preventScroll: true });
      });
    };
  }, []);
  return <div ref={ref} {...props} />;
}
