import { useHydrated } from '@asia/shared/ui';
import { useEffect, useState } from 'react';

const EVERY_MS = 30_000;

/** The time, fresh to half a minute; null until the page is hydrated, since the server's clock is another. */
export function useNow(): Date | null {
  const hydrated = useHydrated();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return hydrated ? now : null;
}
