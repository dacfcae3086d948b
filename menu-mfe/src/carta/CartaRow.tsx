import { clsx } from 'clsx/lite';
import { memo } from 'react';
import type { CartaDish } from '@asia/shared/contracts';
import { formatCartaPrice } from '@asia/shared/menu';
import { Link } from '@asia/shared/router';
import { Marks, NamePrice } from '@asia/shared/ui';
import { sheetLink } from '../dish-sheet/dishAddress';
import type { CartaTexts } from '../messages/carta/es';
import { isOrderable } from '../ordering/orderDish';
import { RowCounter } from '../ordering/RowCounter';
import type { Units } from '../ordering/useUnits';
import { addByKey } from './addByKey';
import classes from './CartaRow.module.css';

export interface CartaRowProps {
  dish: CartaDish;
  units: Units;
  soldOut: boolean;
  texts: CartaTexts;
}

/** A dish of the carta. Its line opens the dish sheet, and its `+` puts the dish into the cart. */
export const CartaRow = memo(function CartaRow({ dish, units, soldOut, texts }: CartaRowProps) {
  const { key, name, nameWidth, nameEs, desc, price, marks, spanish } = dish;
  const langOf = (field: 'name' | 'desc') => (spanish?.includes(field) ? 'es-CO' : undefined);
  const printed = price === null ? texts.ask : formatCartaPrice(price, texts.thousands);
  const counted = isOrderable(dish, soldOut);
  return (
    <li className={clsx(classes.row, counted && classes.counted)}>
      <Link className={classes.link} {...sheetLink(key)}>
        <NamePrice
          name={name}
          width={nameWidth}
          price={printed}
          soldOut={soldOut && texts.soldOut}
          lang={langOf('name') ?? texts.lang}
        />
      </Link>
      {nameEs && (
        <p className={classes.spanish} lang="es-CO" translate="no">
          {nameEs}
        </p>
      )}
      <p className={classes.desc} lang={langOf('desc')}>
        {desc}
      </p>
      <Marks marks={marks} words={texts.marks} lettered={classes.marks} />
      {counted && <RowCounter dish={dish} units={units} add={addByKey} texts={texts.counter} />}
    </li>
  );
});
