import { clsx } from 'clsx/lite';
import type { MouseEventHandler } from 'react';
import { cart } from '@asia/shared/cart';
import { attribute, COUNTER, countsEarly, ORDERS } from '@asia/shared/contracts';
import { afterPaint, ignoreSecondTap, observer, VisuallyHidden } from '@asia/shared/ui';
import { type CounterTexts, spanish } from '../messages/counter/es';
import type { Units } from './useUnits';
import classes from './RowCounter.module.css';

export interface RowCounterProps {
  dish: { key: string; name: string };
  units: Units;
  /** Handles the `+`. */
  add: MouseEventHandler<HTMLButtonElement>;
  texts?: CounterTexts | undefined;
  /** Counts taps before hydration. The buttons are always in the page, which must bring the dish's section. */
  early?: boolean;
}

/**
 * The `+` of a row, and `− n +` once the dish is in the cart: of a row, all that renders with the cart. A carta has two
 * hundred rows, so the buttons are plain and share their handlers. The `+` stays the same element and keeps the focus.
 */
export const RowCounter = observer(function RowCounter({
  dish: { key, name },
  units: unitsOf,
  add,
  texts = spanish,
  early = false,
}: RowCounterProps) {
  const units = unitsOf(key);
  const { label, ...take } = takesOne({ key, name }, units, texts);
  return (
    <span
      className={classes.counter}
      {...attribute(COUNTER, units > 0 ? 'open' : 'closed')}
      suppressHydrationWarning
    >
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
        onClick={add}
      >
        +
      </button>
    </span>
  );
});

/** Props of a `−` of a dish, in the list item whose last button adds the dish. */
export const takesOne = ({ key, name }: RowCounterProps['dish'], units: number, texts = spanish) => ({
  value: key,
  label: (units > 1 ? texts.takeOne : texts.takeLast).replace('{name}', name),
  onClick: units > 1 ? takeOne : takeLast,
});

/** Scrolls the button of an added dish above the dock, which appears with the first dish. */
export const keepInView = (button: HTMLButtonElement) =>
  afterPaint(() => button.scrollIntoView({ block: 'nearest' }));

function takeOne({ currentTarget: button }: { currentTarget: HTMLButtonElement }): void {
  cart.decrease(button.value);
}

/** The `−` disappears with the last unit, so the focus moves to the `+`. */
const takeLast = ignoreSecondTap<HTMLButtonElement>(({ currentTarget: button }) => {
  const buttons = button.closest('li')?.querySelectorAll('button') ?? [];
  cart.decrease(button.value);
  [...buttons].at(-1)?.focus({ preventScroll: true });
});
