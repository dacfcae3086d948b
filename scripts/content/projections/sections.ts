import type { Dish } from '@asia/shared/contracts';
import type { CategorySection } from '@asia/shared/menu';
import type { ContentCategory, ContentDish } from '../Content';
import { lowestPrice } from './lowestPrice';
import { pageMeta } from './pages';

function pageDish(dish: ContentDish): Dish {
  const { key, id, category, slug, plato, price, marks, soldOut, picture } = dish;
  return {
    key,
    id,
    category,
    slug,
    plato,
    name: dish.name.es,
    nameZh: dish.name.zh,
    desc: dish.desc.es,
    price,
    marks,
    soldOut,
    picture,
  };
}

/** One category page. */
export function section(category: ContentCategory): CategorySection {
  const { key, route, title, line, name, seal, picture, dishes, alcohol } = category;
  return {
    category: {
      key,
      route,
      title,
      line,
      nameZh: name.zh,
      seal,
      picture,
      back: category.drinkSection ? 'drinks' : 'menu',
      alcohol,
      lowestPrice: lowestPrice(category),
      count: dishes.length,
    },
    page: pageMeta(category.page),
    dishes: dishes.map(pageDish),
  };
}
