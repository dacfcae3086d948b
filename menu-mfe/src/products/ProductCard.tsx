import { clsx } from 'clsx/lite';
import type { CSSProperties } from 'react';
import { attribute, type Dish, ORDERS } from '@asia/shared/contracts';
import { commonMessages } from '@asia/shared/messages';
import { Link } from '@asia/shared/router';
import {
  ActionIcon,
  Button,
  ExternalLink,
  Icon,
  Marks,
  observer,
  Picture,
  Price,
  VisuallyHidden,
} from '@asia/shared/ui';
import { sheetLink } from '../dish-sheet/dishAddress';
import { pageTexts } from '../messages/pages/es';
import { DishUnits } from '../ordering/DishUnits';
import { askAboutDish, isOrderable, orderDish } from '../ordering/orderDish';
import { takesOne } from '../ordering/RowCounter';
import type { Units } from '../ordering/useUnits';
import classes from './ProductCard.module.css';

export interface ProductCardProps {
  dish: Dish;
  units: Units;
  soldOut: boolean;
  heading: 'h2' | 'h3';
  /** The category's seal. Its first character replaces a missing picture. */
  seal: string;
  /** Below the first screen on a phone. */
  later: boolean;
}

/** A dish as a card: a button adds it, a `−` on the picture shows once it is in the cart, its name opens its sheet. */
export function ProductCard({ dish, units, soldOut, heading: Heading, seal, later }: ProductCardProps) {
  const { key, category, plato, name, nameWidth, desc, price, marks, picture, image } = dish;
  const photo = clsx(classes.photo, soldOut && 'sold-out');
  return (
    <li className={classes.card}>
      <div className={classes.picture}>
        {picture ? (
          <Picture
            className={photo}
            picture={picture}
            alt=""
            sizes="(min-width: 75em) 18rem, (min-width: 66em) 24vw, 7rem"
            later={later && 'phone'}
          />
        ) : image !== '' ? (
          // A picture of another origin is a file of one width, without a colour while it loads.
          <img className={photo} src={image} alt="" loading="lazy" decoding="async" />
        ) : (
          <span className={classes.noPicture} lang="zh-Hans" translate="no" aria-hidden="true">
            {seal.slice(0, 1)}
          </span>
        )}
        <TakeOne dish={dish} units={units} />
        <DishUnits dish={key} className={classes.inOrder} early />
      </div>
      <div className={classes.body}>
        <span className={clsx('label', classes.plato)}>{plato}</span>
        <Heading className={classes.name} style={{ '--name-width': nameWidth } as CSSProperties}>
          {picture ? <Link {...sheetLink(key, category)}>{name}</Link> : name}
        </Heading>
        <p className={classes.desc}>{desc}</p>
        <Marks marks={marks} />
        <div className={classes.foot}>
          <Price className={classes.price} value={price} soldOut={soldOut} />
          <CardAction dish={dish} soldOut={soldOut} />
        </div>
      </div>
    </li>
  );
}

const TakeOne = observer(({ dish, units }: Pick<ProductCardProps, 'dish' | 'units'>) => {
  const count = units(dish.key);
  return (
    count > 0 && <ActionIcon className={classes.take} icon="minus" tone="veil" {...takesOne(dish, count)} />
  );
});

function CardAction({ dish, soldOut }: Pick<ProductCardProps, 'dish' | 'soldOut'>) {
  if (isOrderable(dish, soldOut)) {
    return (
      <Button
        variant="add"
        slim
        aria-label={pageTexts.addDish(dish.name)}
        {...attribute(ORDERS, dish.key)}
        onClick={() => orderDish(dish)}
      >
        <Icon name="plus" />
        <span>{pageTexts.add}</span>
      </Button>
    );
  }
  if (soldOut) return null;
  return (
    <Button variant="line" slim component={ExternalLink} href={askAboutDish(dish.name)}>
      <Icon name="whatsapp" />
      <span>{commonMessages.spanish.ask}</span>
      <VisuallyHidden>{pageTexts.priceInChat(dish.name)}</VisuallyHidden>
    </Button>
  );
}
