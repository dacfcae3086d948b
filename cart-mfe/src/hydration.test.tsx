/** The release prerenders every page and the browser hydrates it: both must draw the same HTML. */
import { act } from '@testing-library/react';
import { cart } from '@asia/shared/cart';
import { products } from '@asia/shared/products';
import { anOrderableDish, hydrate } from '@asia/shared/testing';
import CartPage from './cart-page/CartPage';
import CheckoutPage from './checkout/CheckoutPage';
import { spanish as texts } from './messages/es';

beforeEach(() => {
  jest.spyOn(products, 'retain').mockReturnValue(() => undefined);
});
afterEach(() => act(() => cart.clear()));

describe.each([0, 2])('with %i units in the cart', (units) => {
  beforeEach(() => {
    if (units > 0) cart.add(anOrderableDish(), units);
  });

  test('the cart hydrates without differences', async () => {
    const { prerendered, differences } = await hydrate(<CartPage />, '/Cart');
    expect(prerendered).toContain(texts.cartTitle);
    expect(differences).toEqual([]);
  });

  test('the checkout hydrates without differences', async () => {
    const { prerendered, differences } = await hydrate(<CheckoutPage />, '/CheckoutPage');
    expect(prerendered).toContain(texts.checkoutTitle);
    expect(differences).toEqual([]);
  });
});
