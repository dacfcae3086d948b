import { useEffect, useRef, useState, type RefObject } from 'react';

/** Whether the element is on the screen. True until the browser says otherwise. */
export function useInView<T extends Element>(): [RefObject<T | null>, boolean] {
  const element = useRef<T>(null);
  const [inView, setInView] = useState(true);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? true));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, inView];
}
