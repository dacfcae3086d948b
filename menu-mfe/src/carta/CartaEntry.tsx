import { DISH, mark } from '@asia/shared/contracts';
import { Link } from '@asia/shared/router';
import { NamePrice } from '@asia/shared/ui';
import { addressOfKey, dishSearch } from '../dish-sheet/dishAddress';
import { openedHere } from '../dish-sheet/openedHere';
import styles from './CartaEntry.module.css';
import { CartaMarks } from './CartaMarks';
import type { CartaWords } from './cartaWords';
import type { CartaEntry as Entry } from './readCarta';

/** A dish of the carta: name, leader, price; its line opens the dish sheet. */
export function CartaEntry({ entry, words }: { entry: Entry; words: CartaWords }) {
  const { key, name, nameEs, desc, price, marks, soldOut } = entry;
  const address = addressOfKey(key);
  const line = (
    <NamePrice name={name} price={soldOut ? words.soldOut : price || words.ask} lang={words.lang} />
  );
  return (
    <li className={styles.entry}>
      {address ? (
        <Link
          className={styles.link}
          to={{ search: dishSearch(address) }}
          state={openedHere}
          {...mark(DISH, key)}
        >
          {line}
        </Link>
      ) : (
        line
      )}
      {nameEs && (
        <p className={styles.spanish} lang="es-CO">
          {nameEs}
        </p>
      )}
      <p className={styles.desc}>{desc}</p>
      <CartaMarks marks={marks} words={words} />
    </li>
  );
}
