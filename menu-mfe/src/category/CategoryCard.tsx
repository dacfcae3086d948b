import { clsx } from 'clsx/lite';
import type { CategoryCard as Card } from '@asia/shared/contracts';
import { Link } from '@asia/shared/router';
import { Icon, Picture, Price, Seal } from '@asia/shared/ui';
import { pageTexts } from '../messages/pages/es';
import classes from './CategoryCard.module.css';

const NARROW = '(min-width: 75em) 18rem, (min-width: 48em) 24vw, 48vw';
const WIDE = '(min-width: 75em) 23rem, (min-width: 48em) 28vw, 54vw';

export interface CategoryCardProps {
  card: Card;
  heading: 'h2' | 'h3';
  /** `priority` and `later` as in `Picture`. */
  priority: boolean;
  later: boolean | 'phone';
}

/** Picture and button lead to the same page. Only the button is in the tab order; its target covers the whole card. */
export function CategoryCard({ card, heading: Heading, priority, later }: CategoryCardProps) {
  const { name, line, seal, button, link, picture, wide, lowestPrice } = card;
  return (
    <li className={clsx(classes.card, wide && classes.wide)}>
      <Link className={classes.picture} to={link} tabIndex={-1} aria-hidden="true">
        <Picture
          className={classes.photo}
          picture={picture}
          alt=""
          sizes={wide ? WIDE : NARROW}
          priority={priority}
          later={later}
        />
      </Link>
      <Seal hung>{seal}</Seal>
      <div className={classes.body}>
        <Heading className={classes.name}>{name}</Heading>
        <p className={classes.line}>{line}</p>
        {lowestPrice !== null && (
          <p className={classes.from}>
            <span>{pageTexts.from}</span> <Price value={lowestPrice} />
          </p>
        )}
        <Link className={classes.button} to={link}>
          <span>{button}</span>
          <Icon name="forward" />
        </Link>
      </div>
    </li>
  );
}
