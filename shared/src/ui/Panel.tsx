import type { HTMLAttributes } from 'react';
import { classNames } from './classNames';
import classes from './Panel.module.css';

/** A tray of paper with scooped corners and a gold line, for what stands apart from the page. */
export function Panel({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={classNames('paper', classes.panel, className)} />;
}
