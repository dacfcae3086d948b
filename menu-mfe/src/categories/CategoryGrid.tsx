import type { CategoryCard as Card } from '@asia/shared/menu';
import { CategoryCard } from './CategoryCard';
import styles from './CategoryGrid.module.css';

export interface CategoryGridProps {
  cards: readonly Card[];
  /** Level of the card titles. */
  heading: 'h2' | 'h3';
  /** How many cards are in view at first: their pictures do not wait. */
  eager?: number;
}

/** Cards of categories; the wide ones break the rhythm and fill the rows. */
export function CategoryGrid({ cards, heading, eager = 0 }: CategoryGridProps) {
  return (
    <ul className={styles.grid}>
      {cards.map((card, index) => (
        <CategoryCard key={card.key} card={card} heading={heading} priority={index < eager} />
      ))}
    </ul>
  );
}
