import { clsx } from 'clsx/lite';
import { memo } from 'react';
import { today } from '@asia/shared/content';
import {
  attribute,
  type CategoryKey,
  type Dish,
  NEEDS_CODE,
  type OrderableDish,
} from '@asia/shared/contracts';
import { Link } from '@asia/shared/router';
import { Marks, type MarksProps, NamePrice, Plate } from '@asia/shared/ui';
import { sheetLink } from '../dish-sheet/dishAddress';
import type { CounterTexts } from '../messages/counter/es';
import { DishUnits } from '../ordering/DishUnits';
import { isOrderable, orderDish } from '../ordering/orderDish';
import { keepInView, RowCounter } from '../ordering/RowCounter';
import type { Units } from '../ordering/useUnits';
import classes from './DishRow.module.css';

/** Texts of a row for a guest who does not read Spanish. The Spanish name stays, small, for waiter and kitchen. */
export interface DishTranslation {
  name: (dish: Dish) => string;
  desc: (dish: Dish) => string | undefined;
  price: (dish: Dish) => string;
  soldOut: string;
  marks: MarksProps['words'];
  counter: CounterTexts;
}

export interface DishRowProps {
  dish: Dish;
  units: Units;
  soldOut?: boolean;
  /** Category of the page, if it has one. */
  home?: CategoryKey;
  /** Query of the current address, which the address of the sheet keeps. */
  search?: string;
  /** Shows the dish's `plato`, on lists that mix categories. */
  labelled?: boolean;
  translation?: DishTranslation | undefined;
  /** Below the first screen of a page on a phone. */
  later?: boolean;
  /** Counts taps before hydration, as `RowCounter` says. */
  early?: boolean;
}

/**
 * A dish of a list: one link to its sheet, beside the buttons that count the dish in the cart. Memoized: a row
 * renders again when the dish is sold out, and its counter alone when its units change.
 */
export const DishRow = memo(function DishRow({
  dish,
  units,
  soldOut = false,
  home,
  search,
  labelled = false,
  translation,
  later = false,
  early = false,
}: DishRowProps) {
  const { key, plato, name, desc, price, marks, picture } = dish;
  const shownName = translation?.name(dish) ?? name;
  const counted = isOrderable(dish, soldOut);
  return (
    <li className={clsx(classes.item, counted && classes.counted)}>
      <Link className={classes.row} {...sheetLink(key, home, search)} {...attribute(NEEDS_CODE)}>
        {picture && (
          <Plate picture={picture} soldOut={soldOut} later={later && 'phone'}>
            {!counted && <DishUnits dish={key} />}
          </Plate>
        )}
        <span className={classes.text}>
          {shownName !== name ? (
            <span className={clsx('small soft', classes.plato)} lang="es-CO" translate="no">
              {name}
            </span>
          ) : (
            labelled && !translation && plato && <span className={clsx('label', classes.plato)}>{plato}</span>
          )}
          <NamePrice
            className={classes.line}
            name={shownName}
            width={translation ? undefined : dish.nameWidth}
            lang={translation && shownName === name ? 'es-CO' : undefined}
            price={translation ? translation.price(dish) : price}
            soldOut={soldOut && (translation?.soldOut ?? true)}
          />
          <span className={classes.more}>
            <span className={classes.desc}>{translation ? translation.desc(dish) : desc}</span>
            <Marks marks={marks} words={translation?.marks} />
          </span>
        </span>
      </Link>
      {counted && (
        <RowCounter
          dish={{ key, name: shownName }}
          units={units}
          add={({ currentTarget }) => add(dish, currentTarget)}
          texts={translation?.counter}
          early={early}
        />
      )}
    </li>
  );
});

/** A tap may come before the row shows that the dish is sold out. */
function add(dish: OrderableDish, button: HTMLButtonElement): void {
  if (today.isSoldOut(dish.key)) return;
  orderDish(dish);
  keepInView(button);
}
