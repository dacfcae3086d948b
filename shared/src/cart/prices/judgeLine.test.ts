import type { CartItem, Prices } from '../../contracts';
import { aCartItem, pricesOf } from '../../testing';
import { judgeLine } from './judgeLine';

const line = aCartItem();
const { name, category } = line;
const menu = (changes: object = {}) => pricesOf({ ...line, ...changes })[category];
const was = { name, price: 9000 };

interface Given {
  item?: Partial<CartItem>;
  dishes?: Prices | undefined;
  soldOut?: boolean;
}

it.each<[string, Given, [away?: CartItem['away'], was?: CartItem['was']]]>([
  ['of which nothing is known', {}, []],
  ['that was left out, of which nothing is known', { item: { away: 'gone' } }, ['gone']],
  ['that has not changed', { dishes: menu() }, []],
  ['at another price', { dishes: menu({ price: 9900 }) }, [undefined, { name, price: 9800 }]],
  ['that changes again', { item: { was }, dishes: menu({ price: 9900 }) }, [undefined, was]],
  ['whose price was unknown', { item: { price: 0 }, dishes: menu({ price: 9900 }) }, []],
  ['at its first price again', { item: { was: { name, price: 9800 } }, dishes: menu() }, []],
  ['that has left the menu', { dishes: {} }, ['gone']],
  ['that has left it, after a change', { item: { was }, dishes: {} }, ['gone', was]],
  ['of an inherited name', { item: { key: 'constructor' }, dishes: {} }, ['gone']],
  ['without a price', { dishes: menu({ price: null }) }, ['unpriced']],
  ['that is back', { item: { away: 'gone' }, dishes: menu() }, []],
  ['sold out, whatever the menu says', { soldOut: true, dishes: {} }, ['soldOut']],
  ['sold out on an earlier day', { item: { away: 'soldOut' } }, []],
  ['sold out on an earlier day, on the menu', { item: { away: 'soldOut' }, dishes: menu() }, []],
])('a line %s', (_what, { item, dishes, soldOut = false }, expected) => {
  const judged = judgeLine({ ...line, ...item }, dishes, soldOut);
  expect([judged.away, judged.was]).toEqual([expected[0], expected[1]]);
});

it.each<[string, Partial<CartItem>, object, Partial<CartItem>]>([
  ['keeps its marks where the menu has none', { marks: ['A'] }, {}, { marks: ['A'] }],
  ['follows the marks of the menu', { marks: ['A'] }, { marks: ['P'] }, { marks: ['P'] }],
  ['loses its marks with the menu', { marks: ['A'] }, { marks: [] }, {}],
  ['keeps its translated names', { nameEn: 'Roll', nameZh: '春卷' }, {}, { nameEn: 'Roll', nameZh: '春卷' }],
  ['loses them with its name', { nameEn: 'Roll', nameZh: '春卷' }, { name: 'Lumpia grande' }, {}],
  ['keeps units and note', { cartQuantity: 3, note: 'picante' }, {}, { cartQuantity: 3, note: 'picante' }],
])('a line %s', (_what, item, changes, expected) => {
  const { marks, nameEn, nameZh, note, cartQuantity } = judgeLine({ ...line, ...item }, menu(changes), false);
  expect({ marks, nameEn, nameZh, note, cartQuantity }).toEqual({ cartQuantity: 1, ...expected });
});
