import { clsx } from 'clsx/lite';
import type { MouseEvent } from 'react';
import { cart } from '@asia/shared/cart';
import { attribute, countsEarly, ORDERS } from '@asia/shared/contracts';
import { ignoreSecondTap, useHydrated, VisuallyHidden } from '@asia/shared/ui';
import { type CounterTexts, spanish } from '../messages/counter/es';
import { orderByKey } from './orderDish';
import classes from './RowCounter.module.css';

export interface RowCounterProps {
  dish: { key: string; name: string };
  units: number;
  texts?: CounterTexts | undefined;
  /** Counts taps before hydration. The buttons are always in the page, which must bring the dish's section. */
  early?: boolean;
}

/**
 * The `+` of a row, and `− n +` once the dish is in the cart. A carta has two hundred rows, so the buttons are plain and
 * share their handlers. The `+` stays the same element and keeps the focus. The row has the attribute `COUNTER`.
 */
export function RowCounter({ dish: { key, name }, units, texts = spanish, early = false }: RowCounterProps) {
  const { label, ...take } = takesOne({ key, name }, units, texts);
  return (
    <span className={classes.counter}>
      {(units > 0 || early) && (
        <>
          <button type="button" className={classes.button} aria-label={label} {...take}>
            −
          </button>
          <span className={clsx('num', classes.figure)}>
            <span translate="no" aria-hidden="true" {...countsEarly}>
              {String(units)}
            </span>
            <VisuallyHidden key={units} {...countsEarly}>
              {texts.inOrder.replace('{units}', String(units))}
            </VisuallyHidden>
          </span>
        </>
      )}
      <button
        type="button"
        value={key}
        className={classes.button}
        aria-label={texts.add.replace('{name}', name)}
        {...(early && attribute(ORDERS, key))}
        onClick={addOne}
      >
        +
      </button>
    </span>
  );
}

/** Props of a `−` of a dish, in the list item whose last button adds the dish. */
export const takesOne = ({ key, name }: RowCounterProps['dish'], units: number, texts = spanish) => ({
  value: key,
  label: (units > 1 ? texts.takeOne : texts.takeLast).replace('{name}', name),
  onClick: units > 1 ? takeOne : takeLast,
});

/** Units of each dish in the cart, and 0 until hydration. Call it in an observer. */
export function useUnits(): (key: string) => number {
  const hydrated = useHydrated();
  return (key) => (hydrated ? cart.quantityOf(key) : 0);
}

function addOne({ currentTarget: button }: MouseEvent<HTMLButtonElement>): void {
  // Above the dock, which appears with the first dish.
  const keepInView = () => requestAnimationFrame(() => button.scrollIntoView({ block: 'nearest' }));
  // If the section does not load, the sheet opens instead, shows the failure and offers a retry.
  orderByKey(button.value).then(keepInView, () => button.closest('li')?.querySelector('a')?.click());
}

function takeOne({ currentTarget: button }: MouseEvent<HTMLButtonElement>): void {
  cart.decrease(button.value);
}

/** The `−` disappears with the last unit, so the focus moves to the `+`. */
const takeLast = ignoreSecondTap<HTMLButtonElement>(({ currentTarget: button }) => {
  const buttons = button.closest('li')?.querySelectorAll('button') ?? [];
  cart.decrease(button.value);
  [...buttons].at(-1)?.focus({ preventScroll: true });
});
