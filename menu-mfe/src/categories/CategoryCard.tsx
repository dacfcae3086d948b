import type { CategoryCard as Card } from '@asia/shared/menu';
import { Link } from '@asia/shared/router';
import { Icon, Picture, Price, Seal } from '@asia/shared/ui';
import styles from './CategoryCard.module.css';

const NARROW = '(min-width: 75em) 18rem, (min-width: 48em) 24vw, 48vw';
const WIDE = '(min-width: 75em) 23rem, (min-width: 48em) 28vw, 54vw';

export interface CategoryCardProps {
  card: Card;
  heading: 'h2' | 'h3';
  priority?: boolean;
}

/** One category: picture and button lead to the same place, the button wherever the card is hit; it alone is in the tab order. */
export function CategoryCard({ card, heading: Heading, priority = false }: CategoryCardProps) {
  const { name, line, seal, button, link, picture, wide, lowestPrice } = card;
  return (
    <li className={wide ? `${styles.card} ${styles.wide}` : styles.card}>
      <Link className={styles.picture} to={link} tabIndex={-1} aria-hidden="true">
        <Picture
          className={styles.photo}
          picture={picture}
          alt=""
          sizes={wide ? WIDE : NARROW}
          priority={priority}
        />
      </Link>
      <Seal hung>{seal}</Seal>
      <div className={styles.body}>
        <Heading className={styles.name}>{name}</Heading>
        <p className={styles.line}>{line}</p>
        {lowestPrice !== null && (
          <p className={styles.from}>
            desde <Price value={lowestPrice} />
          </p>
        )}
        <Link className={styles.button} to={link}>
          {button}
          <Icon name="forward" />
        </Link>
      </div>
    </li>
  );
}
