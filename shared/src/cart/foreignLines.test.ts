import { aCartItem, allowConsole, anOrderableDish, aSoup } from '../testing';
import { cart, cartPrices, countOrder, lineKey, lineName } from './index';

const lumpia = aCartItem({ cartQuantity: 2 });
const soup = aSoup();

/** What pages and the order message read of the cart. */
function readAll() {
  const { cartItems, cartDetails, orderItems } = cart;
  const { leftOut, changes, liveChanges } = cartPrices;
  expect(cartItems.map(lineKey).join()).not.toMatch(/undefined|object/);
  expect(cartItems.map((line) => lineName(line, 'en')).join()).not.toMatch(/undefined|object/);
  expect(JSON.stringify([leftOut, changes, liveChanges, cartDetails])).not.toContain('null');
  expect(countOrder(orderItems).subtotal).toBe(cart.cartTotalAmount);
}

/** A value that a remote may leave in the cart, whatever its types say. */
const foreign = (value: unknown) => value as never;
const throwing = {
  ...lumpia,
  get name(): string {
    throw new Error('El wok se apagó');
  },
};
beforeEach(() => {
  // A remote need not use actions.
  allowConsole('warn', /strict-mode/);
  cart.cartItems = [lumpia];
  cart.lastChange = null;
});

describe('what a remote puts into the cart', () => {
  it.each<[string, () => void]>([
    ['null', () => cart.cartItems.push(foreign(null))],
    ['a text and a number', () => cart.cartItems.push(foreign('Lumpia'), foreign(7))],
    ['a line without a name', () => cart.cartItems.unshift(foreign({ ...soup, name: undefined }))],
    ['a line whose name throws', () => cart.cartItems.push(throwing)],
    ['a hole', () => (cart.cartItems.length = 3)],
    ['null by its own method', () => cart.add(foreign(null))],
    ['a dish without a name', () => cart.add(foreign({ ...soup, name: 5 }))],
    ['a dish without an identity', () => cart.addMore(foreign({ name: 'Sopa' }))],
    ['an order of null', () => cart.repeat(foreign([null]))],
    ['an order that is none', () => cart.repeat(foreign({ items: [] }))],
  ])('is left out: %s', async (_what, put) => {
    // Where a method throws, it is the remote's own error; the cart goes on.
    await Promise.resolve()
      .then(put)
      .catch(() => undefined);
    expect(cart.cartItems).toEqual([lumpia]);
    expect(cart.lastChange).toBeNull();
    readAll();
  });

  it.each<[string, unknown]>([
    ['null', null],
    ['a text', 'cart'],
    ['an object', { 0: lumpia, length: 1 }],
    ['null alone', [null]],
  ])('is an empty cart in the place of all lines: %s', (_what, lines) => {
    cart.cartItems = foreign(lines);
    expect(cart.cartItems).toEqual([]);
    cart.add(anOrderableDish());
    expect(cart.cartTotalQuantity).toBe(1);
  });

  it('is read as a stored cart is: a text as a number, no unit as one, what does not belong to a line not at all', () => {
    const nonsense = { note: 5, away: 'x', was: 1, dish: { a: 1 } };
    const strange = { ...soup, price: '22500', cartQuantity: 'many', ...nonsense };
    cart.cartItems.push(foreign(strange), foreign({ ...soup, cartQuantity: 3 }));
    expect(cart.cartItems).toStrictEqual([lumpia, { ...soup, cartQuantity: 4 }]);
    readAll();
  });

  it.each<[string, Partial<Record<keyof typeof lumpia, unknown>>, object[]]>([
    ['its name', { name: null }, []],
    ['its price', { price: NaN }, [{ ...lumpia, price: 0 }]],
    ['its units', { cartQuantity: -3 }, [{ ...lumpia, cartQuantity: 1 }]],
    ['its note', { note: {} }, [lumpia]],
  ])('is read again when a remote changes %s', (_what, fields, left) => {
    Object.assign(cart.cartItems[0]!, fields);
    expect(cart.cartItems).toEqual(left);
    readAll();
  });

  it('is a copy: what the remote does to its own object later changes nothing', () => {
    class Line {
      key = lumpia.key;
      name: unknown = lumpia.name;
    }
    const own = new Line();
    cart.cartItems = foreign([own]);
    own.name = null;
    expect(cart.cartItems).toMatchObject([{ key: lumpia.key, name: lumpia.name, cartQuantity: 1 }]);
    readAll();
  });

  it('raises a line by whole units only', () => {
    cart.addMore(lumpia, NaN);
    expect(cart.cartTotalQuantity).toBe(3);
  });
});

it('keeps the picture that another service has', () => {
  const image = 'https://products.example/sopa.jpg';
  cart.add(anOrderableDish({ key: soup.key, image }));
  expect(cart.cartItems.at(-1)?.image).toBe(image);
});
