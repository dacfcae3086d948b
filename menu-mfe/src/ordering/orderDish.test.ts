import { aDish } from '@asia/shared/testing';
import { isOrderable } from './orderDish';

test('what has a price and is there can be ordered', () => {
  expect(isOrderable(aDish())).toBe(true);
});

test.each([{ price: null }, { soldOut: true }])('a dish with %j cannot be ordered', (changes) => {
  expect(isOrderable(aDish(changes))).toBe(false);
});
