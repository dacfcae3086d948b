import { useLayoutEffect, useState } from 'react';
import { cart } from '@asia/shared/cart';
import { computed, makeAutoObservable, memoizeByKey, useHydrated } from '@asia/shared/ui';

/** Units of a dish in the cart, by its key. Call it in an observer, which then renders when these units change. */
export type Units = (key: string) => number;

/** Counts of a list, each a computed value: of two hundred rows one renders. */
function countUnits(hydrated: boolean) {
  const list = makeAutoObservable({
    hydrated,
    setHydrated: (now: boolean) => {
      list.hydrated = now;
    },
  });
  const counts = memoizeByKey((key: string) => computed(() => (list.hydrated ? cart.quantityOf(key) : 0)));
  return { of: (key: string) => counts(key).get(), setHydrated: list.setHydrated };
}

/**
 * The units of the dishes of a list: 0 until React has hydrated the list, as in the HTML. The function stays the same,
 * so that no row renders for the units of another.
 */
export function useUnits(): Units {
  const hydrated = useHydrated();
  const [units] = useState(() => countUnits(hydrated));
  useLayoutEffect(() => units.setHydrated(hydrated), [units, hydrated]);
  return units.of;
}
