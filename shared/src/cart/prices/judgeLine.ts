import type { CartItem, Prices } from '../../contracts';

/**
 * A line as the menu now has its dish: `away` is why it cannot be ordered, `was` what it was before the menu changed.
 * @param dishes of its category; undefined until they are known
 */
export function judgeLine(item: CartItem, dishes: Prices | undefined, soldOut: boolean): CartItem {
  const { away, was: noticed, marks, nameEn, nameZh, ...rest } = item;
  if (soldOut) return { ...item, away: 'soldOut' };
  // The mark is from an earlier day.
  if (!dishes) return away === 'soldOut' ? without(item, 'away') : item;
  const dish = own(dishes, item.key);
  if (!dish) return { ...item, away: 'gone' };
  if (dish.price === null) return { ...item, away: 'unpriced' };

  const { name, plato, desc, price, image } = dish;
  const was = noticed ?? { name: item.name, price: item.price };
  // A price of 0 was unknown, so it has not changed.
  const changed = was.name !== name || (was.price > 0 && was.price !== price);
  const known = dish.marks ?? marks ?? [];
  return {
    ...rest,
    name,
    plato,
    desc,
    price,
    image,
    // The translated names belong to the previous name.
    ...(item.name === name && { ...(nameEn && { nameEn }), ...(nameZh && { nameZh }) }),
    ...(known.length > 0 && { marks: known }),
    ...(changed && { was }),
  };
}

function without<Line extends CartItem>(line: Line, field: keyof Line): Line {
  const rest = { ...line };
  delete rest[field];
  return rest;
}

/** A stored text may be `constructor`, which every object inherits. */
export function own<T>(values: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(values, key) ? values[key] : undefined;
}
