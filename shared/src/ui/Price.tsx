import { clsx } from 'clsx';
import { formatPesos } from '../menu/formatPesos';
import { commonMessages } from '../messages';
import classes from './Price.module.css';

interface PriceProps {
  /** Whole pesos; null if guests have to ask for the price. */
  value: number | null;
  className?: string;
}

/** An amount in pesos, or the words to ask for it; in Spanish. */
export function Price({ value, className }: PriceProps) {
  return (
    <span className={clsx('num', classes.price, className)} translate={value === null ? undefined : 'no'}>
      {value === null ? commonMessages.spanish.ask : formatPesos(value)}
    </span>
  );
}
