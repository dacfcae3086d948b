import { type CategoryKey, PRESERVE_SCROLL, preservesScroll } from '@asia/shared/contracts';
import { Link, useLocation } from '@asia/shared/router';
import { useFirstScreen } from '@asia/shared/ui';
import { useRail } from '../menu-data/categories';
import { pageTexts } from '../messages/pages/es';
import { Rail } from './Rail';

/** How many links fit between the current link, in the middle of the rail, and the right edge. */
const IN_VIEW = { phone: 4, wide: 10 };

/** Links to the other categories: the menu index or, on the page of a category of drinks, `/Bebidas`. */
export function CategoryRail({ current }: { current: CategoryKey }) {
  const location = useLocation();
  const { menu, drinks } = useRail();
  const keptPlace = preservesScroll(location.state);
  const isDrinkSection = drinks.some(({ key }) => key === current);
  const all = isDrinkSection ? [...menu.filter(({ key }) => key === 'bebidas'), ...drinks] : menu;
  const here = all.findIndex(({ key }) => key === current);
  const first = useFirstScreen(all, { phone: here + IN_VIEW.phone, wide: here + IN_VIEW.wide });
  return (
    <Rail
      label={isDrinkSection ? pageTexts.drinks : pageTexts.categories}
      current={current}
      keptPlace={keptPlace}
    >
      {(keptPlace ? all : first).map(({ key, name, link }) => (
        <li key={key}>
          <Link to={link} state={PRESERVE_SCROLL} aria-current={key === current ? 'page' : undefined}>
            {name}
          </Link>
        </li>
      ))}
    </Rail>
  );
}
