import { aCartItem, anOrderableDish, aSoup } from '../testing';
import { CartStore } from './CartStore';

const lumpia = aCartItem({ cartQuantity: 2 });
const soup = aSoup();

/** A value that a remote may put into the cart, whatever its types say. */
const foreign = (value: unknown) => value as never;

function aCart() {
  const cart = new CartStore();
  cart.setLines([lumpia]);
  return cart;
}

it.each<[string, (cart: CartStore) => void]>([
  ['null', (cart) => cart.add(foreign(null))],
  ['a dish without a name', (cart) => cart.add(foreign({ ...soup, name: 5 }))],
  ['a dish without an identity', (cart) => cart.add(foreign({ name: 'Sopa' }))],
  ['an order of null', (cart) => cart.repeat(foreign([null]))],
  ['an order that is none', (cart) => cart.repeat(foreign({ items: [] }))],
])('%s changes nothing', (_what, put) => {
  const cart = aCart();
  put(cart);
  expect(cart.cartItems).toEqual([lumpia]);
  expect(cart.lastChange).toBeNull();
});

it('a dish is read as a stored line is: a text as a number, no unit as one, nonsense not at all', () => {
  const cart = aCart();
  cart.add(foreign({ ...soup, price: '22500', away: 'x', was: 1, dish: { a: 1 } }), NaN);
  cart.add(lumpia, NaN);
  expect(cart.cartItems).toStrictEqual([{ ...lumpia, cartQuantity: 3 }, soup]);
});

it('a dish is copied: a later change of the remote changes nothing', () => {
  const cart = aCart();
  const own = { ...soup, marks: ['P' as const] };
  cart.add(own);
  Object.assign(own, { name: null });
  own.marks.pop();
  expect(cart.cartItems[1]).toEqual({ ...soup, marks: ['P'] });
});

it('keeps the picture that another service has', () => {
  const image = 'https://products.example/sopa.jpg';
  const cart = aCart();
  cart.add(anOrderableDish({ key: soup.key, image }));
  expect(cart.cartItems.at(-1)?.image).toBe(image);
});
