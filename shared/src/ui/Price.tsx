import { formatPesos } from '../menu/formatPesos';
import { classNames } from './classNames';
import classes from './Price.module.css';

export interface PriceProps {
  /** Whole pesos; null where the price has to be asked for. */
  value: number | null;
  className?: string;
}

/** An amount in pesos with figures that stand in columns, or the word that replaces it. */
export function Price({ value, className }: PriceProps) {
  return (
    <span className={classNames('num', classes.price, className)}>
      {value === null ? 'Consultar' : formatPesos(value)}
    </span>
  );
}
