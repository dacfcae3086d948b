import { clsx } from 'clsx/lite';
import type { HTMLAttributes } from 'react';
import classes from './Panel.module.css';

export function Panel({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={clsx('paper edged', classes.panel, className)} />;
}
