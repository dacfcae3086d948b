import type { CategoryKey, Dish } from '@asia/shared/contracts';
import { cart } from '@asia/shared/cart';
import { restaurant } from '@asia/shared/restaurant';
import { Button, Icon, useFirstScreen } from '@asia/shared/ui';
import { DishList } from '../dishes/DishList';
import { DishRow } from '../dishes/DishRow';
import { isOrderable } from '../ordering/orderDish';
import styles from './CategoryPage.module.css';

export interface CategoryDishesProps {
  dishes: readonly Dish[];
  category: CategoryKey;
  title: string;
  /** Direct add buttons on the rows; the house has chosen to have none. */
  addButtons?: boolean;
}

const FIRST_SCREEN = { phone: 4, wide: 10 };

/** The rows of a category. */
export function CategoryDishes({
  dishes,
  category,
  title,
  addButtons = restaurant.showDishRowButtons,
}: CategoryDishesProps) {
  const shown = useFirstScreen(dishes, FIRST_SCREEN);
  return (
    <DishList label={title}>
      {shown.map((dish) => (
        <li key={dish.key}>
          <DishRow dish={dish} home={category} />
          {addButtons && <RowButton dish={dish} />}
        </li>
      ))}
    </DishList>
  );
}

function RowButton({ dish }: { dish: Dish }) {
  if (!isOrderable(dish)) return null;
  return (
    <Button
      className={styles.rowButton}
      variant="add"
      slim
      aria-label={`Agregar ${dish.name}`}
      onClick={() => cart.add(dish)}
    >
      <Icon name="plus" />
      Agregar
    </Button>
  );
}
