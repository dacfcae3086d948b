import type { CategoryCard as Card } from '@asia/shared/contracts';
import { useFirstScreen } from '@asia/shared/ui';
import { CategoryCard } from './CategoryCard';
import classes from './CategoryGrid.module.css';

const FIRST_SCREEN = { phone: 4, wide: 8 };

export interface CategoryGridProps {
  cards: readonly Card[];
  /** Level of the card titles. */
  heading: 'h2' | 'h3';
  /** How many cards are in view at first. Their pictures load at once. With none, all load after the scripts. */
  eager?: number;
}

/** The cards of categories. A wide card takes two columns, or the whole row of a phone. */
export function CategoryGrid({ cards, heading, eager = 0 }: CategoryGridProps) {
  const shown = useFirstScreen(cards, FIRST_SCREEN);
  return (
    <ul className={classes.grid}>
      {shown.map((card, index) => (
        <CategoryCard
          key={card.key}
          card={card}
          heading={heading}
          priority={index < eager}
          later={eager === 0 || (index >= FIRST_SCREEN.phone && 'phone')}
        />
      ))}
    </ul>
  );
}
