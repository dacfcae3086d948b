import { clsx } from 'clsx/lite';
import { cart, MAX_UNITS, orderTexts } from '@asia/shared/cart';
import { useSoldOut } from '@asia/shared/content';
import type { Dish } from '@asia/shared/contracts';
import { commonMessages, useTexts } from '@asia/shared/messages';
import {
  Button,
  Counter,
  ExternalLink,
  Icon,
  ignoreSecondTap,
  observer,
  SoldOut,
  VisuallyHidden,
} from '@asia/shared/ui';
import { UnitsField } from '@asia/shared/units-field';
import { sheetTexts } from '../messages/sheet';
import { askAboutDish, isOrderable } from '../ordering/orderDish';
import classes from './DishOrder.module.css';

export interface DishOrderProps {
  dish: Dish;
  units: number;
  onUnits: (units: number) => void;
  /** Title of the dish's category. */
  category: string;
  onDone: () => void;
}

/** The foot of the dish sheet: counter and price, or what to do when the dish cannot be ordered. */
export const DishOrder = observer(({ dish, units, onUnits, category, onDone }: DishOrderProps) => {
  const texts = useTexts(sheetTexts);
  const { pesos, ask, soldOut } = useTexts(commonMessages);
  const isSoldOut = useSoldOut()(dish.key);

  if (isSoldOut) {
    return (
      <p className={classes.otherDishes}>
        <SoldOut large words={soldOut} /> <span>{texts.otherDishes(category)}</span>
      </p>
    );
  }
  if (!isOrderable(dish, isSoldOut)) {
    return (
      <>
        <p className={classes.ask}>
          <span aria-hidden="true">{ask}</span>
          <VisuallyHidden>{texts.askPrice}</VisuallyHidden>
        </p>
        <Button
          className={classes.act}
          variant="chat"
          component={ExternalLink}
          href={askAboutDish(dish.name)}
        >
          <Icon name="whatsapp" />
          <span>{texts.askOnWhatsApp}</span>
        </Button>
      </>
    );
  }
  const chosen = cart.quantityOf(dish.key);
  return (
    <>
      {chosen > 0 && (
        <p key={chosen} className={clsx('small soft', classes.chosen)}>
          {texts.chosen(chosen)}
        </p>
      )}
      <Counter
        onMore={() => onUnits(units + 1)}
        onLess={() => onUnits(units - 1)}
        field={<UnitsField value={units} max={MAX_UNITS} label={texts.quantity} onType={onUnits} live />}
        moreLabel={texts.more}
        lessLabel={texts.less}
        label={texts.quantity}
        moreDisabled={units === MAX_UNITS}
        lessDisabled={units === 1}
      />
      <VisuallyHidden role="status" translate="no">
        {units}
      </VisuallyHidden>
      <Button
        className={classes.act}
        onClick={ignoreSecondTap(() => {
          cart.add(dish, units, orderTexts.spend(dish.key));
          onDone();
        })}
      >
        <span className={classes.twoLines}>
          <span>{texts.add}</span>{' '}
          <span className={clsx('num', classes.sum)} translate="no">
            {pesos(dish.price * units)}
          </span>
        </span>
      </Button>
    </>
  );
});
