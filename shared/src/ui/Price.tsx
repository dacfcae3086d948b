import { formatPesos } from '../menu/formatPesos';
import { classNames } from './classNames';
import classes from './Price.module.css';

interface PriceProps {
  /** Whole pesos; null if guests have to ask for the price. */
  value: number | null;
  className?: string;
}

/** An amount in pesos, or "Consultar". */
export function Price({ value, className }: PriceProps) {
  return (
    <span
      className={classNames('num', classes.price, className)}
      translate={value === null ? undefined : 'no'}
    >
      {value === null ? 'Consultar' : formatPesos(value)}
    </span>
  );
}
