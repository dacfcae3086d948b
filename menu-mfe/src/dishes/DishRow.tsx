import { DISH, mark, NEEDS_CODE, type Mark, type PictureRef } from '@asia/shared/contracts';
import { Link } from '@asia/shared/router';
import { Marks, NamePrice, Plate } from '@asia/shared/ui';
import { InOrder } from './InOrder';
import { openedHere } from '../dish-sheet/openedHere';
import styles from './DishRow.module.css';

export interface DishRowProps {
  dish: {
    key: string;
    name: string;
    desc: string;
    price: number | null;
    marks: readonly Mark[];
    soldOut: boolean;
    picture: PictureRef | null;
  };
  /** Query of the address that opens the dish sheet. */
  search: string;
  /** Where the dish belongs, on lists that mix categories. */
  plato?: string;
}

/** A dish as one link to its sheet: plate, name, leader, price, description, marks. */
export function DishRow({ dish, search, plato }: DishRowProps) {
  const { key, name, desc, price, marks, soldOut, picture } = dish;
  return (
    <Link
      className={styles.row}
      to={{ search }}
      state={openedHere}
      {...mark(DISH, key)}
      {...mark(NEEDS_CODE)}
    >
      {picture && (
        <Plate picture={picture} soldOut={soldOut}>
          <InOrder dish={key} />
        </Plate>
      )}
      <span className={styles.text}>
        {plato && <span className={`label ${styles.plato}`}>{plato}</span>}
        <NamePrice className={styles.line} name={name} price={price} soldOut={soldOut} />
        <span className={styles.desc}>{desc}</span>
        <Marks marks={marks} />
      </span>
    </Link>
  );
}
