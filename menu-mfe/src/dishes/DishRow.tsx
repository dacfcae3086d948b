import { memo } from 'react';
import { mark, NEEDS_CODE, type CategoryKey, type Dish } from '@asia/shared/contracts';
import { restaurant } from '@asia/shared/restaurant';
import { Link } from '@asia/shared/router';
import { Marks, NamePrice, Plate, type MarksProps } from '@asia/shared/ui';
import { InOrder } from '../ordering/InOrder';
import { isOrderable } from '../ordering/orderDish';
import { RowCounter, type CounterWords } from '../ordering/RowCounter';
import { sheetLink } from '../dish-sheet/dishAddress';
import classes from './DishRow.module.css';

/** What a row shows to a guest who does not read Spanish. The Spanish name stays, small, for waiter and kitchen. */
export interface DishTranslation {
  name: (dish: Dish) => string;
  desc: (dish: Dish) => string | undefined;
  price: (dish: Dish) => string;
  marks: MarksProps['words'];
  counter: CounterWords;
}

export interface DishRowProps {
  dish: Dish;
  /** How many of it are in the cart. */
  units: number;
  /** Whether the row has a `+`; the restaurant may take it away (`showDishRowButtons` in `restaurant.json`). */
  addButton?: boolean;
  /** Category of the page, if it has one. */
  home?: CategoryKey;
  /** Query of the current address, which the address of the sheet keeps. */
  search?: string;
  /** Shows the dish's `plato`, on lists that mix categories. */
  labelled?: boolean;
  reading?: DishTranslation | undefined;
  /** On a phone it lies below the first screen of a page. */
  later?: boolean;
}

/**
 * A dish of a list: one link to its sheet, and beside it the buttons that count it in the cart. Memoized: drawn again only
 * when its own units change.
 */
export const DishRow = memo(function DishRow({
  dish,
  units,
  addButton = restaurant.showDishRowButtons,
  home,
  search,
  labelled = false,
  reading,
  later = false,
}: DishRowProps) {
  const { key, plato, name, desc, price, marks, soldOut, picture } = dish;
  const spoken = reading?.name(dish) ?? name;
  const counted = addButton && isOrderable(dish);
  return (
    <li className={classes.item} data-counter={counted ? (units > 0 ? 'open' : 'closed') : undefined}>
      <Link className={classes.row} {...sheetLink(key, home, search)} {...mark(NEEDS_CODE)}>
        {picture && (
          <Plate picture={picture} soldOut={soldOut} later={later && 'phone'}>
            {!counted && <InOrder dish={key} />}
          </Plate>
        )}
        <span className={classes.text}>
          {reading ? (
            <span className={`small soft ${classes.plato}`} lang="es-CO">
              {name}
            </span>
          ) : (
            labelled && plato && <span className={`label ${classes.plato}`}>{plato}</span>
          )}
          <NamePrice
            className={classes.line}
            name={spoken}
            price={reading ? reading.price(dish) : price}
            soldOut={soldOut && !reading}
          />
          <span className={classes.more}>
            <span className={classes.desc}>{reading ? reading.desc(dish) : desc}</span>
            <Marks marks={marks} words={reading?.marks} />
          </span>
        </span>
      </Link>
      {counted && <RowCounter dish={{ key, name: spoken }} units={units} words={reading?.counter} />}
    </li>
  );
});
