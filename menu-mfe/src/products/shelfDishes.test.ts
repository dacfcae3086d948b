import type { Product } from '@asia/shared/contracts';
import type { CategorySection } from '@asia/shared/menu';
import bebidas from '@asia/shared/menu-data/sections/bebidas.json';
import { shelfDishes, withPicture } from './shelfDishes';

const section = bebidas as CategorySection;
const tea: Product = {
  id: 40,
  name: 'Jarra de té chino',
  plato: 'Bebida',
  image: '/pictures/bebidas-jarra-de-te-chino.abc123-400.webp',
  desc: 'Jarra para cuatro tazas',
  price: '17800',
  category: 'Bebidas',
};

test('a product is the dish of the menu with what the service says of it', () => {
  const [dish] = shelfDishes([tea], section);

  expect(dish).toMatchObject({
    key: 'bebidas:jarra-de-te-chino',
    id: 40,
    price: 17800,
    nameZh: '中国茶（一壶）',
  });
  expect(dish?.picture).toEqual(section.dishes.find(({ key }) => key === dish?.key)?.picture);
});

test('a renamed dish keeps its key, whether the service says its new name or its old one', () => {
  const dishes = section.dishes.map((dish) =>
    dish.key === 'bebidas:jarra-de-te-chino' ? { ...dish, name: 'Té de la casa' } : dish,
  );
  const keys = ['Té de la casa', 'Jarra de té chino'].map(
    (name) => shelfDishes([{ ...tea, name }], { ...section, dishes })[0]?.key,
  );

  expect(keys).toEqual(['bebidas:jarra-de-te-chino', 'bebidas:jarra-de-te-chino']);
});

test('a product that the menu does not know keeps its own picture', () => {
  const [dish] = shelfDishes([{ ...tea, name: 'Té de crisantemo' }], section);

  expect(dish?.picture).toMatchObject({ name: 'bebidas-jarra-de-te-chino', version: 'abc123' });
});

test('an address of another house is no picture, and such a dish has no sheet', () => {
  const dishes = shelfDishes([{ ...tea, name: 'Otro', image: 'https://example.com/x.jpg' }], section);

  expect(dishes[0]?.picture).toBeNull();
  expect(withPicture(dishes)).toEqual([]);
});

test.each(['', 1, '1', '$'])('the price %j has to be asked for', (price) => {
  expect(shelfDishes([{ ...tea, price }], section)[0]?.price).toBeNull();
});
