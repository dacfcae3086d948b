import { formatCartaPrice, type CartaDish } from '@asia/shared/menu';
import { Link } from '@asia/shared/router';
import { NamePrice } from '@asia/shared/ui';
import { sheetLink } from '../dish-sheet/sheetLink';
import styles from './CartaEntry.module.css';
import { CartaMarks } from './CartaMarks';
import type { CartaWords } from './cartaWords';

/** A dish of the carta: name, leader, price; its line opens the dish sheet. */
export function CartaEntry({ dish, words }: { dish: CartaDish; words: CartaWords }) {
  const { key, name, nameEs, desc, price, marks, soldOut } = dish;
  const printed = price === null ? words.ask : formatCartaPrice(price, words.thousands);
  return (
    <li className={styles.entry}>
      <Link className={styles.link} {...sheetLink(key)}>
        <NamePrice name={name} price={soldOut ? words.soldOut : printed} lang={words.lang} />
      </Link>
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
