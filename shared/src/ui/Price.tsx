import { clsx } from 'clsx/lite';
import { formatPesos } from '../menu/formatPesos';
import { commonMessages } from '../messages';
import { SoldOut } from './SoldOut';
import classes from './Price.module.css';

interface PriceProps {
  /** Whole pesos; null if guests have to ask for it; or a text, for the cartas, which write prices in their own way. */
  value: number | string | null;
  /** Or its words in another language. */
  soldOut?: boolean | string;
  className?: string;
}

export function Price({ value, soldOut = false, className }: PriceProps) {
  if (soldOut) return <SoldOut words={soldOut === true ? undefined : soldOut} />;
  const text = typeof value === 'number' ? formatPesos(value) : (value ?? commonMessages.spanish.ask);
  return (
    // Browsers translate the words in place of an amount, never an amount.
    <span className={clsx('num', classes.price, className)} translate={/\d/.test(text) ? 'no' : undefined}>
      {text}
    </span>
  );
}
