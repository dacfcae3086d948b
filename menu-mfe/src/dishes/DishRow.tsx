import { memo } from 'react';
import { mark, NEEDS_CODE, type CategoryKey, type Dish } from '@asia/shared/contracts';
import { restaurant } from '@asia/shared/restaurant';
import { Link } from '@asia/shared/router';
import { Marks, NamePrice, Plate, type MarksProps } from '@asia/shared/ui';
import { InOrder } from '../ordering/InOrder';
import { isOrderable } from '../ordering/orderDish';
import { RowCounter, type CounterWords } from '../ordering/RowCounter';
import { sheetLink } from '../dish-sheet/dishAddress';
import styles from './DishRow.module.css';

/** How a row is written for a guest who does not read Spanish: the Spanish name stays, small, for waiter and kitchen. */
export interface DishReading {
  name: (dish: Dish) => string;
  desc: (dish: Dish) => string | undefined;
  price: (dish: Dish) => string;
  marks: MarksProps['words'];
  counter: CounterWords;
}

export interface DishRowProps {
  dish: Dish;
  /** How many of it are in the order. */
  units: number;
  /** Whether it can be added from here: the house's own switch. */
  addButton?: boolean;
  /** Category of the page, if it is of one. */
  home?: CategoryKey;
  /** What else the address has to keep while the sheet is open. */
  search?: string;
  /** Says of which kind it is, on lists that mix categories. */
  labelled?: boolean;
  reading?: DishReading | undefined;
}

/**
 * A dish as one link to its sheet – plate, name, leader, price, description, marks – and beside it what adds it.
 * Drawn again only when its own units change.
 */
export const DishRow = memo(function DishRow({
  dish,
  units,
  addButton = restaurant.showDishRowButtons,
  home,
  search,
  labelled = false,
  reading,
}: DishRowProps) {
  const { key, plato, name, desc, price, marks, soldOut, picture } = dish;
  const spoken = reading?.name(dish) ?? name;
  const counted = addButton && isOrderable(dish);
  return (
    <li className={styles.item} data-counter={counted ? (units > 0 ? 'open' : 'closed') : undefined}>
      <Link className={styles.row} {...sheetLink(key, home, search)} {...mark(NEEDS_CODE)}>
        {picture && (
          <Plate picture={picture} soldOut={soldOut}>
            {!counted && <InOrder dish={key} />}
          </Plate>
        )}
        <span className={styles.text}>
          {reading ? (
            <span className={`small soft ${styles.plato}`} lang="es-CO">
              {name}
            </span>
          ) : (
            labelled && plato && <span className={`label ${styles.plato}`}>{plato}</span>
          )}
          <NamePrice
            className={styles.line}
            name={spoken}
            price={reading ? reading.price(dish) : price}
            soldOut={soldOut && !reading}
          />
          <span className={styles.more}>
            <span className={styles.desc}>{reading ? reading.desc(dish) : desc}</span>
            <Marks marks={marks} words={reading?.marks} />
          </span>
        </span>
      </Link>
      {counted && <RowCounter dish={{ key, name: spoken }} units={units} words={reading?.counter} />}
    </li>
  );
});
