import type { ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useHydrated } from '../loading/useHydrated';
import { WIDE_WINDOW } from './theme/steps';
import { usePainted } from './usePainted';
import classes from './BelowFold.module.css';

/**
 * False only for the first paint after a click on a link: the first screen appears sooner. Prerendered pages, Back and
 * addresses with `#…` are whole at once, because the guest may be far down.
 */
function useWholePage(): boolean {
  const hydrated = useHydrated();
  const { hash } = useLocation();
  const back = String(useNavigationType()) === 'POP';
  const firstScreenFirst = hydrated && !back && hash === '';
  const painted = usePainted(!firstScreenFirst);
  return painted || !firstScreenFirst;
}

/** Content below the first screen on every device: rendered right after the first paint. */
export function BelowFold({ children }: { children: ReactNode }): ReactNode {
  return useWholePage() ? children : <div className={classes.room} />;
}

/** The items that fill the first screen of a phone or of a wide window (`first`); right after its paint, all items. */
export function useFirstScreen<Item>(
  items: readonly Item[],
  first: { phone: number; wide: number },
): readonly Item[] {
  if (useWholePage()) return items;
  return items.slice(0, window.matchMedia(WIDE_WINDOW).matches ? first.wide : first.phone);
}
