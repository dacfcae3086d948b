import type { MouseEventHandler, ReactNode } from 'react';
import { ActionIcon } from './ActionIcon';
import classes from './Counter.module.css';

interface CounterProps {
  /** The number: a `UnitsField`. */
  field: ReactNode;
  onMore: MouseEventHandler;
  onLess: MouseEventHandler;
  moreLabel: string;
  /** Name of the minus button; at 1 it names the removal: "Quitar Lumpia". */
  lessLabel: string;
  label: string;
  moreDisabled?: boolean;
  lessDisabled?: boolean;
}

/** Quantity: minus, number and plus. Nothing moves when the number changes. */
export function Counter({
  field,
  onMore,
  onLess,
  moreLabel,
  lessLabel,
  label,
  moreDisabled,
  lessDisabled,
}: CounterProps) {
  return (
    <span className={classes.counter} role="group" aria-label={label}>
      <ActionIcon icon="minus" label={lessLabel} onClick={onLess} disabled={lessDisabled} />
      {field}
      <ActionIcon icon="plus" label={moreLabel} onClick={onMore} disabled={moreDisabled} />
    </span>
  );
}
