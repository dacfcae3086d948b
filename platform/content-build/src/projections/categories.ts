import type { CategoryCard, CategoryRail, CategorySection } from '@asia/shared/contracts';
import type { Content, ContentCategory } from '../Content';
import { servedCategories } from './cartasAndProducts';

export const categories = (content: Content): CategoryCard[] => content.categories.map(card);

function card(category: ContentCategory): CategoryCard {
  const { key, name, title, line, seal, button, route, link, menuOrder, drinksOrder, wide, picture } =
    category;
  return {
    key,
    name: name.es,
    title,
    line,
    nameZh: name.zh,
    seal,
    button,
    route,
    link,
    menuOrder,
    drinksOrder,
    wide,
    picture,
    lowestPrice: servedCategories.includes(key) ? null : lowestPrice(category),
  };
}

/** The links above every category page. */
export function rail(content: Content): CategoryRail {
  const linked = (order: 'menuOrder' | 'drinksOrder') =>
    content.categories
      .filter((category) => category[order] !== null)
      .map(({ key, name, link }) => ({ key, name: name.es, link }));
  return { menu: linked('menuOrder'), drinks: linked('drinksOrder') };
}

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
    dishes: dishes.map(({ dish }) => dish),
  };
}

/** Pesos; null where every dish is without a price. */
function lowestPrice({ dishes }: ContentCategory): number | null {
  const prices = dishes.flatMap(({ dish }) => dish.price ?? []);
  return prices.length > 0 ? Math.min(...prices) : null;
}
