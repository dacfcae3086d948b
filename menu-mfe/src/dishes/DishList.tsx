import type { ReactNode } from 'react';
import { dishSheet } from '../dish-sheet/sheetModule';
import classes from './DishList.module.css';

/** A list of dishes; on wide screens in two columns, row by row. */
export function DishList({ children, label }: { children: ReactNode; label: string }) {
  return (
    <ul
      className={classes.list}
      aria-label={label}
      onPointerOver={() => void dishSheet.prefetch()}
      onFocus={() => void dishSheet.prefetch()}
    >
      {children}
    </ul>
  );
}
