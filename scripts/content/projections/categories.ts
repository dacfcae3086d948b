import type { CategoryCard } from '@asia/shared/menu';
import type { Content } from '../Content';

/** The cards of the menu index and of the drink sections. */
export function categories(content: Content): CategoryCard[] {
  return content.categories.map(
    ({ key, name, title, line, seal, button, route, link, menuOrder, drinksOrder, wide, picture }) => ({
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
    }),
  );
}
