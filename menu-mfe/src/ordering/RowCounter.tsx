import type { MouseEvent } from 'react';
import { cart } from '@asia/shared/cart';
import { useHydrated, VisuallyHidden } from '@asia/shared/ui';
import { orderByKey } from './orderDish';
import classes from './RowCounter.module.css';

/** The texts of a row's buttons for screen readers, with the placeholder `{name}`. */
export const counterInSpanish = {
  add: 'Agregar {name}',
  takeOne: 'Quitar una unidad de {name}',
  takeLast: 'Quitar {name}',
  /** With the placeholder `{units}`. */
  inOrder: '{units} en tu pedido',
};
export type CounterWords = typeof counterInSpanish;

export interface RowCounterProps {
  dish: { key: string; name: string };
  units: number;
  words?: CounterWords | undefined;
}

/**
 * The `+` of a row, and `− n +` once the dish is in the cart. A carta has two hundred of them, so each
 * consists of plain buttons with shared handlers. The `+` stays the same element, so that it keeps the focus.
 */
export function RowCounter({ dish: { key, name }, units, words = counterInSpanish }: RowCounterProps) {
  return (
    <span className={classes.counter} data-open={units > 0 || undefined}>
      {units > 0 && (
        <>
          <button
            type="button"
            value={key}
            className={classes.button}
            aria-label={(units === 1 ? words.takeLast : words.takeOne).replace('{name}', name)}
            onClick={takeOne}
          >
            −
          </button>
          <span className={`num ${classes.figure}`}>
            <span aria-hidden="true">{units}</span>
            <VisuallyHidden>{words.inOrder.replace('{units}', String(units))}</VisuallyHidden>
          </span>
        </>
      )}
      <button
        type="button"
        value={key}
        className={classes.button}
        aria-label={words.add.replace('{name}', name)}
        onClick={addOne}
      >
        +
      </button>
    </span>
  );
}

/** How many of each dish are in the cart; 0 until hydrated. Call it in an observer. */
export function useUnits(): (key: string) => number {
  const hydrated = useHydrated();
  return (key) => (hydrated ? cart.quantityOf(key) : 0);
}

function addOne({ currentTarget: button }: MouseEvent<HTMLButtonElement>): void {
  const before = topInPage(button);
  // The row may grow: the page scrolls so that the `+` stays under the finger, and above the dock that
  // appears with the first dish.
  const keepInPlace = () =>
    requestAnimationFrame(() => {
      scrollTo({ top: scrollY + topInPage(button) - before, behavior: 'instant' });
      button.scrollIntoView({ block: 'nearest' });
    });
  // If the section does not load, the sheet opens instead: it shows the failure and offers a retry.
  orderByKey(button.value).then(keepInPlace, () => button.closest('li')?.querySelector('a')?.click());
}

function topInPage(element: Element): number {
  return element.getBoundingClientRect().top + scrollY;
}

function takeOne({ currentTarget: button }: MouseEvent<HTMLButtonElement>): void {
  const plus = button.parentElement?.lastElementChild as HTMLElement | null;
  cart.decrease(button.value);
  // With the last unit the `−` disappears: the focus moves to the `+`.
  if (cart.quantityOf(button.value) === 0) plus?.focus({ preventScroll: true });
}
