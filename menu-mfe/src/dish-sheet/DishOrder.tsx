import { useState } from 'react';
import { cart } from '@asia/shared/cart';
import type { Dish } from '@asia/shared/contracts';
import { formatPesos } from '@asia/shared/menu';
import { Button, Counter, ExternalLink, Icon, observer, VisuallyHidden } from '@asia/shared/ui';
import { askAboutDish, isOrderable } from '../ordering/orderDish';
import styles from './DishSheet.module.css';

/** More units in one go are a slip of the finger. */
const MOST_AT_ONCE = 99;

export interface DishOrderProps {
  dish: Dish;
  /** Title of the dish's category. */
  category: string;
  onDone: () => void;
}

/** The foot of the dish sheet: how many and how much, or what to do where it cannot be ordered. */
export const DishOrder = observer(({ dish, category, onDone }: DishOrderProps) => {
  const [units, setUnits] = useState(1);

  if (dish.soldOut) {
    return (
      <p className={styles.soldOut}>
        <strong>Agotado</strong> Hoy se agotó. Mira otros platos de {category}.
      </p>
    );
  }
  if (!isOrderable(dish)) {
    return (
      <>
        <p className={styles.ask}>
          <span aria-hidden="true">Consultar</span>
          <VisuallyHidden>Consultar precio</VisuallyHidden>
        </p>
        <Button className={styles.act} variant="chat" component={ExternalLink} href={askAboutDish(dish.name)}>
          <Icon name="whatsapp" />
          Consultar por WhatsApp
        </Button>
      </>
    );
  }
  const chosen = cart.quantityOf(dish.key);
  return (
    <>
      {chosen > 0 && <p className={`small soft ${styles.chosen}`}>Ya tienes {chosen} en tu pedido.</p>}
      <Counter
        value={units}
        onMore={() => setUnits(units + 1)}
        onLess={() => setUnits(units - 1)}
        moreLabel="Una unidad más"
        lessLabel="Una unidad menos"
        label="Cantidad"
        moreDisabled={units === MOST_AT_ONCE}
        lessDisabled={units === 1}
      />
      <Button
        className={styles.act}
        onClick={() => {
          cart.add(dish, units);
          onDone();
        }}
      >
        <span className={styles.twoLines}>
          <span>Agregar al carrito</span>{' '}
          <span className={`num ${styles.sum}`}>{formatPesos(dish.price * units)}</span>
        </span>
      </Button>
    </>
  );
});
