import type { DishPrice, Prices } from '@asia/shared/contracts';
import { menuChanges } from './menuChanges';

const dish = (name: string, more: Partial<DishPrice> = {}): DishPrice => ({
  plato: 'Sopa',
  name,
  desc: 'd',
  price: 9_000,
  image: '',
  marks: [],
  ...more,
});
const menu: Prices = { 'sopas:maiz': dish('Sopa de maíz'), 'sopas:pato': dish('Sopa de pato') };
const { 'sopas:pato': duck, ...withoutDuck } = menu;
const withDuck = (more: Partial<DishPrice>): Prices => ({ ...menu, 'sopas:pato': { ...duck!, ...more } });

it.each<[string, Prices, string[]]>([
  ['nothing', menu, []],
  ['another picture', withDuck({ image: '/other.webp' }), ['Cambia la imagen: Sopa de pato']],
  [
    'a dish more',
    { ...menu, 'sopas:res': dish('Sopa de res', { price: null }) },
    ['Entra: Sopa de res, precio a consultar'],
  ],
  ['a dish less', withoutDuck, ['Sale: Sopa de pato']],
  ['a higher price', withDuck({ price: 10_500 }), ['Sube: Sopa de pato, de $ 9.000 a $ 10.500']],
  ['a lower price', withDuck({ price: 8_500 }), ['Baja: Sopa de pato, de $ 9.000 a $ 8.500']],
  [
    'a price to ask for',
    withDuck({ price: null }),
    ['Ahora se consulta el precio: Sopa de pato, antes $ 9.000'],
  ],
  [
    'another name',
    withDuck({ name: 'Pato en sopa' }),
    ['Cambia de nombre: «Sopa de pato» ahora es «Pato en sopa»'],
  ],
  ['another description', withDuck({ desc: 'e' }), ['Cambia la descripción: Sopa de pato']],
  ['another mark', withDuck({ marks: ['P'] }), ['Cambian las marcas: Sopa de pato, P']],
  [
    'another order',
    { 'sopas:pato': duck!, 'sopas:maiz': menu['sopas:maiz']! },
    ['Cambia el orden de los platos'],
  ],
])('%s on the menu is reported', (_what, after, lines) => {
  expect(menuChanges(menu, after)).toEqual(lines);
});
