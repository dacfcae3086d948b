import { clock } from '../content/clock';
import { useHydrated } from '../loading/useHydrated';

const STEP_MS = 30_000;

/** By the half minute; null until hydration: a page is rendered long before it is read. Call it in an observer. */
export function useNow(): Date | null {
  return useHydrated() ? new Date(Math.floor(clock.now / STEP_MS) * STEP_MS) : null;
}
