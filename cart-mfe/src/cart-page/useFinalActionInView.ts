import { type RefObject, useEffect, useRef, useState } from 'react';

/** A ref for the last button of the page, and whether all of it is in view, clear of the dock (true until measured). */
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
