import { classNames } from './classNames';
import { Price } from './Price';
import priceClasses from './Price.module.css';
import classes from './NamePrice.module.css';

export interface NamePriceProps {
  name: string;
  /** Whole pesos, null where it has to be asked for, or a price that is already a text (the cartas have their own). */
  price: number | string | null;
  soldOut?: boolean;
  /** Language of the name, when it is not that of the page. */
  lang?: string;
  className?: string;
}

/** Name, dotted leader, price. The leader starts after the last word, on whichever line it falls. */
export function NamePrice({ name, price, soldOut = false, lang, className }: NamePriceProps) {
  return (
    <span className={classNames(classes.line, className)}>
      <span className={classes.name} lang={lang}>
        {name}
        <span className={classes.dots} aria-hidden="true" />
      </span>{' '}
      {soldOut ? (
        <span className={classNames(priceClasses.price, classes.soldOut)}>Agotado</span>
      ) : typeof price === 'string' ? (
        <span className={classNames('num', priceClasses.price)}>{price}</span>
      ) : (
        <Price value={price} />
      )}
    </span>
  );
}
