import { clsx } from 'clsx/lite';
import type { CSSProperties } from 'react';
import { Price } from './Price';
import classes from './NamePrice.module.css';

interface NamePriceProps {
  name: string;
  /** `nameWidth` of a dish: the name then has as many lines in its font as in the fallbacks. */
  width?: number | undefined;
  /** As in `Price`. */
  price: number | string | null;
  soldOut?: boolean | string;
  lang?: string;
  className?: string;
}

/** Name, dots, price. The dots start after the last word of the name. */
export function NamePrice({ name, width, price, soldOut = false, lang, className }: NamePriceProps) {
  return (
    <span className={clsx(classes.line, className)}>
      <span className={classes.name} style={{ '--name-width': width } as CSSProperties} lang={lang}>
        {name}
      </span>{' '}
      <Price value={price} soldOut={soldOut} />
    </span>
  );
}
