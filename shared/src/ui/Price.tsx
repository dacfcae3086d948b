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

/** An amount in pesos, or the words to ask for it, or for a sold-out dish. */
export function Price({ value, soldOut = false, className }: PriceProps) {
  if (soldOut) return <SoldOut words={soldOut === true ? undefined : soldOut} />;
  const text = typeof value === 'number' ? formatPesos(value) : (value ?? commonMessages.spanish.ask);
  return (
    // A text without a figure asks the guest to ask.
    <span className={clsx('num', classes.price, className)} translate={/\d/.test(text) ? 'no' : undefined}>
      {text}
    </span>
  );
}
