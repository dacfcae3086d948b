import { mark, NEEDS_CODE, type CategoryKey, type Dish } from '@asia/shared/contracts';
import { Link } from '@asia/shared/router';
import { Marks, NamePrice, Plate } from '@asia/shared/ui';
import { InOrder } from '../ordering/InOrder';
import { sheetLink } from '../dish-sheet/sheetLink';
import styles from './DishRow.module.css';

export interface DishRowProps {
  dish: Dish;
  /** Category of the page, if it is of one. */
  home?: CategoryKey;
  /** What else the address has to keep while the sheet is open. */
  search?: string;
  /** Says of which kind it is, on lists that mix categories. */
  labelled?: boolean;
}

/** A dish as one link to its sheet: plate, name, leader, price, description, marks. */
export function DishRow({ dish, home, search, labelled = false }: DishRowProps) {
  const { key, plato, name, desc, price, marks, soldOut, picture } = dish;
  return (
    <Link className={styles.row} {...sheetLink(key, home, search)} {...mark(NEEDS_CODE)}>
      {picture && (
        <Plate picture={picture} soldOut={soldOut}>
          <InOrder dish={key} />
        </Plate>
      )}
      <span className={styles.text}>
        {labelled && plato && <span className={`label ${styles.plato}`}>{plato}</span>}
        <NamePrice className={styles.line} name={name} price={price} soldOut={soldOut} />
        <span className={styles.desc}>{desc}</span>
        <Marks marks={marks} />
      </span>
    </Link>
  );
}
