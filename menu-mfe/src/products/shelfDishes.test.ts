import { aDish, anOrderableDish, aPicture } from '@asia/shared/testing';
import { shelfDishes } from './shelfDishes';

const printed = aDish({
  category: 'bebidas',
  slug: 'jarra-de-te-chino',
  name: 'Jarra de té chino',
  nameZh: '中国茶（一壶）',
  picture: aPicture('bebidas-jarra-de-te-chino'),
});
const tea = anOrderableDish({
  key: printed.key,
  id: 40,
  category: 'bebidas',
  plato: '',
  name: 'Jarra de té',
  price: 17800,
  image: '/pictures/bebidas-te.ffff-200.webp',
});

test('a product is the dish of the menu with the data of the service', () => {
  expect(shelfDishes([tea], [printed])).toEqual([
    { ...printed, id: 40, name: 'Jarra de té', price: 17800, desc: tea.desc },
  ]);
});

test('a renamed dish keeps its key, whether the service has its new name or its old one', () => {
  const renamed = { ...printed, name: 'Té de la casa' };
  const keyFor = (key: string) => shelfDishes([{ ...tea, key }], [renamed])[0]?.key;

  expect([keyFor('bebidas:te-de-la-casa'), keyFor(printed.key)]).toEqual([printed.key, printed.key]);
});

test('a product that the menu does not know keeps its own picture', () => {
  const [dish] = shelfDishes([{ ...tea, key: 'bebidas:te-de-crisantemo' }], [printed]);

  expect(dish).toMatchObject({ nameZh: '', marks: [], image: tea.image });
  expect(dish?.picture).toMatchObject({ name: 'bebidas-te', version: 'ffff', widths: [200] });
});

test('a product of neither has no picture', () => {
  expect(shelfDishes([{ ...tea, image: '' }], [])[0]?.picture).toBeNull();
});
