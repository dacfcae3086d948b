import { aDish } from '@asia/shared/testing';
import { isOrderable } from './orderDish';

test('what has a price and is there can be ordered', () => {
  expect(isOrderable(aDish(), false)).toBe(true);
});

test('a dish without price, or sold out, cannot be ordered', () => {
  expect(isOrderable(aDish({ price: null }), false)).toBe(false);
  expect(isOrderable(aDish(), true)).toBe(false);
});
