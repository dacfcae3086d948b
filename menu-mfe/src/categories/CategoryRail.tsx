import type { CategoryKey } from '@asia/shared/contracts';
import { Link } from '@asia/shared/router';
import { Rail } from '../rail/Rail';
import { drinkSections, findCategory, menuCategories } from './categories';

const drinks = findCategory('bebidas');
const drinksRail = drinks ? [drinks, ...drinkSections] : drinkSections;

/** From one category to the next: the twenty of the menu, or among drinks, theirs. */
export function CategoryRail({ current }: { current: CategoryKey }) {
  const isDrinkSection = drinkSections.some(({ key }) => key === current);
  return (
    <Rail label={isDrinkSection ? 'Bebidas' : 'Categorías'} current={current}>
      {(isDrinkSection ? drinksRail : menuCategories).map(({ key, name, link }) => (
        <li key={key}>
          <Link to={link} aria-current={key === current ? 'page' : undefined}>
            {name}
          </Link>
        </li>
      ))}
    </Rail>
  );
}
