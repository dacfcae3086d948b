import { useEffect, useRef, useState, type RefObject } from 'react';
import { LAST_STEP } from '@asia/shared/contracts';

/** For the page's last button: whether it is on the screen. True until the browser says otherwise. */
export function useLastStep<T extends Element>(): [RefObject<T | null>, boolean] {
  const element = useRef<T>(null);
  const [inView, setInView] = useState(true);
  useEffect(() => {
    if (!element.current) return undefined;
    const root = document.documentElement;
    const observer = new IntersectionObserver((entries) => {
      const now = entries.at(-1)?.isIntersecting ?? true;
      setInView(now);
      root.toggleAttribute(LAST_STEP, now);
    });
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      root.removeAttribute(LAST_STEP);
    };
  }, []);
  return [element, inView];
}
