import { clsx } from 'clsx/lite';
import { cart } from '@asia/shared/cart';
import { attribute, COUNTER, countsEarly } from '@asia/shared/contracts';
import { observer, useHydrated, VisuallyHidden } from '@asia/shared/ui';
import { spanish } from '../messages/counter/es';
import classes from './DishUnits.module.css';

export interface DishUnitsProps {
  /** Key of the dish. */
  dish: string;
  className?: string;
  /** Counts taps before hydration, and is therefore always in the page. */
  early?: boolean;
}

/** How many of a dish are in the cart, as `2 ×`; nothing while there are none. */
export const DishUnits = observer(({ dish, className, early = false }: DishUnitsProps) => {
  const hydrated = useHydrated();
  const units = hydrated ? cart.quantityOf(dish) : 0;
  if (units === 0 && !early) return null;
  return (
    <span
      className={clsx(classes.units, className)}
      {...attribute(COUNTER, units > 0 ? 'open' : 'closed')}
      suppressHydrationWarning
    >
      <VisuallyHidden
        key={units}
        {...countsEarly}
      >{`${spanish.inOrder.replace('{units}', String(units))}. `}</VisuallyHidden>
      <span className="num" translate="no" aria-hidden="true" {...countsEarly}>
        {`${units} ×`}
      </span>
    </span>
  );
});
