import { clsx } from 'clsx/lite';
import type { MouseEventHandler, ReactNode } from 'react';
import { ActionIcon } from './ActionIcon';
import classes from './Counter.module.css';

interface CounterProps {
  value: number;
  /** In place of a figure that cannot be typed: a `UnitsField`. Older builds have none. */
  field?: ReactNode;
  onMore: MouseEventHandler;
  onLess: MouseEventHandler;
  /** Name of the plus button: "Una unidad más". */
  moreLabel: string;
  /** Name of the minus button; at 1 it names the removal: "Quitar Lumpia". */
  lessLabel: string;
  /** Name of the group: "Cantidad de Lumpia". */
  label: string;
  moreDisabled?: boolean;
  lessDisabled?: boolean;
  /** Screen readers do not read the new figure, because another live region announces it. */
  quiet?: boolean;
}

/** Quantity: minus, figure and plus. Nothing moves when the figure changes. */
export function Counter({
  value,
  field,
  onMore,
  onLess,
  moreLabel,
  lessLabel,
  label,
  moreDisabled,
  lessDisabled,
  quiet = false,
}: CounterProps) {
  return (
    <span className={classes.counter} role="group" aria-label={label}>
      <ActionIcon icon="minus" label={lessLabel} onClick={onLess} disabled={lessDisabled} />
      {field ?? (
        <output className={clsx('num', classes.figure)} aria-live={quiet ? 'off' : 'polite'} translate="no">
          {value}
        </output>
      )}
      <ActionIcon icon="plus" label={moreLabel} onClick={onMore} disabled={moreDisabled} />
    </span>
  );
}
