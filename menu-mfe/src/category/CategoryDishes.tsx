import { useSoldOut } from '@asia/shared/content';
import type { CategoryKey, Dish } from '@asia/shared/contracts';
import { observer, useFirstScreen } from '@asia/shared/ui';
import { DishList } from '../dishes/DishList';
import { DishRow } from '../dishes/DishRow';
import { useUnits } from '../ordering/useUnits';

export interface CategoryDishesProps {
  dishes: readonly Dish[];
  category: CategoryKey;
  title: string;
}

const FIRST_SCREEN = { phone: 4, wide: 10 };
/** Rows whose pictures a phone shows before the guest scrolls. The others wait for hydration. */
const PICTURES_AT_ONCE = 2;

export const CategoryDishes = observer(({ dishes, category, title }: CategoryDishesProps) => {
  const shown = useFirstScreen(dishes, FIRST_SCREEN);
  const units = useUnits();
  const soldOut = useSoldOut();
  return (
    <DishList label={title}>
      {shown.map((dish, index) => (
        <DishRow
          key={dish.key}
          dish={dish}
          units={units}
          soldOut={soldOut(dish.key)}
          home={category}
          early
          later={index >= PICTURES_AT_ONCE}
        />
      ))}
    </DishList>
  );
});
