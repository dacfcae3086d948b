import { clsx } from 'clsx';
import { commonMessages } from '../messages';
import { Price } from './Price';
import classes from './NamePrice.module.css';
import priceClasses from './Price.module.css';

interface NamePriceProps {
  name: string;
  /** Whole pesos; null if guests have to ask for it; or a text, for the cartas, which write prices in their own way. */
  price: number | string | null;
  soldOut?: boolean;
  /** Language of the name, if not the page's. */
  lang?: string;
  className?: string;
}

/** Name, dots, price. The dots start after the last word of the name. */
export function NamePrice({ name, price, soldOut = false, lang, className }: NamePriceProps) {
  return (
    <span className={clsx(classes.line, className)}>
      <span className={classes.name} lang={lang}>
        {name}
      </span>{' '}
      {soldOut ? (
        <span className={clsx(priceClasses.price, classes.soldOut)}>{commonMessages.spanish.soldOut}</span>
      ) : typeof price === 'string' ? (
        // A text without a figure asks the guest to ask, or marks a sold-out dish.
        <span className={clsx('num', priceClasses.price)} translate={/\d/.test(price) ? 'no' : undefined}>
          {price}
        </span>
      ) : (
        <Price value={price} />
      )}
    </span>
  );
}
