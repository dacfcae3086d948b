import { cart } from '@asia/shared/cart';
import type { Dish } from '@asia/shared/contracts';
import { Link } from '@asia/shared/router';
import { Button, ExternalLink, Icon, Marks, Picture, Price, Skeleton, VisuallyHidden } from '@asia/shared/ui';
import { sheetLink } from '../dish-sheet/dishAddress';
import { InOrder } from '../ordering/InOrder';
import { askAboutDish, isOrderable } from '../ordering/orderDish';
import styles from './ProductCard.module.css';

export interface ProductCardProps {
  dish: Dish;
  heading: 'h2' | 'h3';
  /** Of the category: stands in for a picture that there is not. */
  seal: string;
}

/** A product with its own add button; its name opens the dish sheet. */
export function ProductCard({ dish, heading: Heading, seal }: ProductCardProps) {
  const { key, category, plato, name, desc, price, marks, soldOut, picture, image } = dish;
  return (
    <li className={styles.card} data-sold-out={soldOut || undefined}>
      <div className={styles.picture}>
        {picture ? (
          <Picture
            className={styles.photo}
            picture={picture}
            alt=""
            sizes="(min-width: 75em) 18rem, (min-width: 66em) 24vw, 7rem"
          />
        ) : image !== '' ? (
          // Of a backend with an origin of its own: it has one width, and no colour that could stand in.
          <img className={styles.photo} src={image} alt="" loading="lazy" decoding="async" />
        ) : (
          <span className={styles.noPicture} lang="zh-Hans" aria-hidden="true">
            {seal.slice(0, 1)}
          </span>
        )}
        <InOrder dish={key} className={styles.inOrder} />
      </div>
      <div className={styles.body}>
        <span className={`label ${styles.plato}`}>{plato}</span>
        <Heading className={styles.name}>
          {picture ? <Link {...sheetLink(key, category)}>{name}</Link> : name}
        </Heading>
        <p className={styles.desc}>{desc}</p>
        <Marks marks={marks} />
        <div className={styles.foot}>
          {soldOut ? (
            <span className={styles.soldOut}>Agotado</span>
          ) : (
            <Price className={styles.price} value={price} />
          )}
          <CardAction dish={dish} />
        </div>
      </div>
    </li>
  );
}

function CardAction({ dish }: { dish: Dish }) {
  if (isOrderable(dish)) {
    return (
      <Button variant="add" slim aria-label={`Agregar ${dish.name}`} onClick={() => cart.add(dish)}>
        <Icon name="plus" />
        Agregar
      </Button>
    );
  }
  if (dish.soldOut) return null;
  return (
    <Button variant="line" slim component={ExternalLink} href={askAboutDish(dish.name)}>
      <Icon name="whatsapp" />
      Consultar<VisuallyHidden> el precio de {dish.name} por WhatsApp</VisuallyHidden>
    </Button>
  );
}

/** Holds the place of a card. */
export function ProductCardSkeleton() {
  return (
    <li className={styles.card}>
      <div className={styles.picture}>
        <Skeleton className={styles.photo} />
      </div>
      <div className={styles.body}>
        <Skeleton className={styles.waitingLabel} />
        <Skeleton className={styles.waitingName} />
        <Skeleton className={styles.waitingDesc} />
        <div className={styles.foot}>
          <Skeleton className={styles.waitingPrice} />
          <Skeleton className={styles.waitingButton} />
        </div>
      </div>
    </li>
  );
}
