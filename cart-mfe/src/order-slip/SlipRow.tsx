import type { ReactNode } from 'react';
import classes from './OrderSlip.module.css';

export interface SlipRowProps {
  label: ReactNode;
  /** `first` draws a line above the sum; `total` prints it large. */
  kind?: 'first' | 'total';
  children: ReactNode;
}

export function SlipRow({ label, kind, children }: SlipRowProps) {
  return (
    <div className={classes.row} data-kind={kind}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
