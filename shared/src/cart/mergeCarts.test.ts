import type { CartItem } from '../contracts';
import { aCartItem } from '../testing';
import { mergeCarts } from './mergeCarts';

const line = (name: string, cartQuantity = 1, fields: Partial<CartItem> = {}) =>
  aCartItem({ key: `sopas:${name}`, name, cartQuantity, ...fields });
const units = (items: CartItem[]) => items.map(({ name, cartQuantity }) => `${cartQuantity} ${name}`);

it.each([
  ['units added in both tabs are added up', 1, 2, 3, ['4 a']],
  ['units taken off in both are too, but one stays', 3, 1, 1, ['1 a']],
  ['a line removed here is gone, though the other tab added units', 1, 0, 3, []],
  ['a line removed there is gone', 2, 2, 0, []],
  ['a line removed there stays with the units added here since', 2, 3, 0, ['1 a']],
])('%s', (_rule, before, here, there, merged) => {
  const cart = (count: number) => (count > 0 ? [line('a', count)] : []);
  expect(units(mergeCarts(cart(before), cart(here), cart(there)))).toEqual(merged);
});

it('keeps the order of this tab while no other tab changes the cart', () => {
  const [a, b] = [line('a'), line('b')];
  expect(units(mergeCarts([a, b], [b, a], [a, b]))).toEqual(['1 b', '1 a']);
});

const was = { name: 'a', price: 9000 };
it.each([
  ['dismissed in the other tab is dismissed', line('a'), undefined],
  ['not dismissed there stays', line('a', 1, { was }), was],
  ['stays where the other tab has another name of the dish', line('a', 1, { name: 'old' }), was],
  ['stays where the other tab has another price of the dish', line('a', 1, { price: 9000 }), was],
])('a change of the menu %s', (_what, stored, expected) => {
  const mine = line('a', 1, { was });
  expect(mergeCarts([stored], [mine], [stored])).toEqual([{ ...mine, was: expected }]);
});

it('keeps the notice of a line that only this tab has', () => {
  const mine = line('a', 1, { was });
  expect(mergeCarts([], [mine], [])).toEqual([mine]);
});
