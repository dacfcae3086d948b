import type { ReactNode } from 'react';
import { dishSheet } from '../dish-sheet/sheetModule';
import styles from './DishList.module.css';

/** Dishes one under the other, in two columns on wide screens: the first left, the second right, the order kept. */
export function DishList({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <ul
      className={styles.list}
      aria-label={label}
      onPointerOver={() => void dishSheet.prefetch()}
      onFocus={() => void dishSheet.prefetch()}
    >
      {children}
    </ul>
  );
}
