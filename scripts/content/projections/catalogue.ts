import { markNames, type FlatDish } from '@asia/shared/menu';
import type { Content } from '../Content';
import { dishImage } from './dishImage';

/** Every dish of the menu in one list: what search reads. */
export function catalogue(content: Content): FlatDish[] {
  return content.categories.flatMap(({ dishes }) =>
    dishes.map((dish) => ({
      key: dish.key,
      id: dish.id,
      category: dish.category,
      plato: dish.plato,
      name: dish.name.es,
      image: dishImage(dish),
      desc: dish.desc.es,
      price: dish.price,
      ...(dish.marks.length > 0 && { alt: dish.marks.map((mark) => markNames[mark]).join(', ') }),
      ...(dish.brand !== '' && { brand: dish.brand }),
      marks: dish.marks,
      nameEn: dish.name.en,
      nameZh: dish.name.zh,
      soldOut: dish.soldOut,
    })),
  );
}
