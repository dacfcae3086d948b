import { useLayoutEffect, useState } from 'react';
import { cart } from '@asia/shared/cart';
import { computed, makeAutoObservable, memoizeByKey, useHydrated } from '@asia/shared/ui';

/** Units of a dish in the cart, by its key. Call it in an observer, which then renders when these units change. */
export type Units = (key: string) => number;

/** Counts of a list: 0 until React has hydrated the list, as in the HTML. */
class ListUnits {
  /** A computed value for each dish: a list of two hundred rows renders one. */
  private readonly counts = memoizeByKey((key: string) =>
    computed(() => (this.hydrated ? cart.quantityOf(key) : 0)),
  );

  constructor(private hydrated: boolean) {
    makeAutoObservable<ListUnits, 'counts'>(this, { counts: false, of: false });
  }

  readonly of: Units = (key) => this.counts(key).get();

  setHydrated(hydrated: boolean): void {
    this.hydrated = hydrated;
  }
}

/** The units of the dishes of a list, as a function that stays the same: no row renders for the units of another. */
export function useUnits(): Units {
  const hydrated = useHydrated();
  const [units] = useState(() => new ListUnits(hydrated));
  useLayoutEffect(() => units.setHydrated(hydrated), [units, hydrated]);
  return units.of;
}
