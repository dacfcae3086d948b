import { aDish, aPicture } from '@asia/shared/testing';
import { orderDish } from './orderDish';

test('a dish goes into the cart with the address of a small picture', () => {
  expect(orderDish(aDish({ picture: aPicture('arroz-x') }))).toEqual({
    key: 'arroz:arroz-chowfan-de-la-casa',
    id: 1,
    category: 'arroz',
    plato: 'Arroz chino',
    name: 'Arroz chowfan de la casa',
    desc: 'Pollo, cerdo y camarón al wok, con huevo y raíces chinas',
    price: 42800,
    image: '/pictures/arroz-x.abc123-400.webp',
  });
});

test('what has no price or is sold out cannot be ordered', () => {
  expect(orderDish(aDish({ price: null }))).toBeNull();
  expect(orderDish(aDish({ soldOut: true }))).toBeNull();
});

test('a dish without picture can be ordered all the same', () => {
  expect(orderDish({ ...aDish(), picture: null })).toMatchObject({ image: '' });
});
