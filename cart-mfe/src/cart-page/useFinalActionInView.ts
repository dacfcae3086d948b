import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * For the last button of the page: a ref, and whether all of the button is in view, clear of the dock (true until it is
 * measured).
 */
export function useFinalActionInView<T extends Element>(): [RefObject<T | null>, boolean] {
  const element = useRef<T>(null);
  const [inView, setInView] = useState(true);
  useEffect(() => {
    if (!element.current) return undefined;
    const { scrollPaddingBottom } = getComputedStyle(document.documentElement);
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? true),
      { rootMargin: `0px 0px -${parseFloat(scrollPaddingBottom) || 0}px`, threshold: 1 },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, inView];
}
