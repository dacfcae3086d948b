import { useEffect, useRef, useState, type RefObject } from 'react';

/** Set on the document while the page's last button is in view; the shell's WhatsApp disc gives way to it on a phone. */
const MARK = 'data-last-step';

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
      root.toggleAttribute(MARK, now);
    });
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      root.removeAttribute(MARK);
    };
  }, []);
  return [element, inView];
}
