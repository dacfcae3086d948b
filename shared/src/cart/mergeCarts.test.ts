import type { CartItem } from '../contracts';
import { aCartItem } from '../testing';
import { mergeCarts } from './mergeCarts';

const line = (name: string, cartQuantity = 1, fields: Partial<CartItem> = {}) =>
  aCartItem({ key: `sopas:${name}`, name, cartQuantity, ...fields });
const units = (items: CartItem[]) => items.map(({ name, cartQuantity }) => `${cartQuantity} ${name}`);

it.each([
  ['what came here and there is added up', 1, 2, 3, ['4 a']],
  ['what went here and there is too, but one is left: who takes one wants the others', 3, 1, 1, ['1 a']],
  ['what is out here is out, though more of it came there', 1, 0, 3, []],
  ['what is out there is out', 2, 2, 0, []],
  ['what is out there stays with what came here since', 2, 3, 0, ['1 a']],
])('%s', (_rule, before, here, there, merged) => {
  const cart = (count: number) => (count > 0 ? [line('a', count)] : []);
  expect(units(mergeCarts(cart(before), cart(here), cart(there)))).toEqual(merged);
});

it('leaves the lines in the order of this tab while nothing happens elsewhere', () => {
  const [a, b] = [line('a'), line('b')];
  expect(units(mergeCarts([a, b], [b, a], [a, b]))).toEqual(['1 b', '1 a']);
});

const was = { name: 'a', price: 9000 };
it.each([
  ['read in the other tab is read', line('a'), undefined],
  ['unread there is unread', line('a', 1, { was }), was],
  ['is told where the other tab knows the dish by another name', line('a', 1, { name: 'old' }), was],
  ['is told where the other tab knows the dish at another price', line('a', 1, { price: 9000 }), was],
])('a change of the menu %s', (_what, stored, told) => {
  const mine = line('a', 1, { was });
  expect(mergeCarts([stored], [mine], [stored])).toEqual([{ ...mine, was: told }]);
});

it('tells a change in a line that only this tab has', () => {
  const mine = line('a', 1, { was });
  expect(mergeCarts([], [mine], [])).toEqual([mine]);
});
