import { type RefObject, useEffect, useRef, useState } from 'react';
import { LAST_STEP } from '@asia/shared/contracts';

/**
 * For the last button of the page: a ref, and whether the button is in view (true until it is measured).
 * While it is, `<html>` has the attribute `LAST_STEP`, and the frame's WhatsApp button makes room.
 */
export function useFinalActionInView<T extends Element>(): [RefObject<T | null>, boolean] {
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
