import type { HTMLAttributes } from 'react';
import { classNames } from './classNames';
import classes from './Panel.module.css';

/** A light box with hollow corners and a gold line. */
export function Panel({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={classNames('paper', classes.panel, className)} />;
}
