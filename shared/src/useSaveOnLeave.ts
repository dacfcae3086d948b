import { useEffect, useRef } from 'react';

/** Saves what a guest types when the page goes or is hidden, and when its field goes (`gone`): no `blur` comes then. */
export function useSaveOnLeave(save: (gone: boolean) => void): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const leave = () => latest.current(false);
    const stop = new AbortController();
    for (const type of ['visibilitychange', 'pagehide'])
      window.addEventListener(type, leave, { signal: stop.signal });
    return () => {
      stop.abort();
      latest.current(true);
    };
  }, []);
}
