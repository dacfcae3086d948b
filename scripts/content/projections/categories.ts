import type { CategoryCard } from '@asia/shared/menu';
import type { Content, ContentCategory } from '../Content';
import { lowestPrice } from './lowestPrice';
import { servedCategories } from './products';

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

/** The cards of the menu index and of the drink sections. */
export const categories = (content: Content): CategoryCard[] => content.categories.map(card);
