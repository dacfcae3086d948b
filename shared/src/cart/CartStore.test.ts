import { aCartItem, anOrderableDish, aSoup } from '../testing';
import type { CartChangeKind } from './CartChange';
import { CartStore } from './CartStore';
import { lineKey, lineName } from './lineKey';

const lumpia = anOrderableDish({ name: 'Lumpia' });
const soup = aSoup({ name: 'Sopa' });
const rice = anOrderableDish({ key: 'arroz:chowfan', name: 'Arroz' });

function aCart(...additions: Parameters<CartStore['add']>[]) {
  const cart = new CartStore();
  for (const addition of additions) cart.add(...addition);
  return cart;
}
const lines = ({ cartItems }: CartStore) =>
  cartItems.map((item) => `${item.cartQuantity} ${lineName(item, 'es')}`).join(', ');

describe('what a guest does to the cart', () => {
  it('adds a new dish as a line of one', () => {
    const cart = aCart([lumpia]);
    expect({ ...cart.cartItems[0] }).toStrictEqual({ ...lumpia, cartQuantity: 1 });
    expect(cart.lastChange).toMatchObject({ kind: 'added', item: lumpia, quantity: 1 });
  });

  it.each<[string, (cart: CartStore) => void, string, CartChangeKind, string]>([
    ['raises a dish that is there', (cart) => cart.add(lumpia), '3 Lumpia, 1 Sopa', 'increased', lumpia.key],
    ['increases a line', (cart) => cart.increase(lumpia.key), '3 Lumpia, 1 Sopa', 'increased', lumpia.key],
    ['decreases a line', (cart) => cart.decrease(lumpia.key), '1 Lumpia, 1 Sopa', 'decreased', lumpia.key],
    [
      'takes a typed number',
      (cart) => cart.setQuantity(lumpia.key, 30),
      '30 Lumpia, 1 Sopa',
      'increased',
      lumpia.key,
    ],
    ['removes a line whole', (cart) => cart.remove(lumpia.key), '1 Sopa', 'removed', lumpia.key],
    ['removes a line with its last unit', (cart) => cart.decrease(soup.key), '2 Lumpia', 'removed', soup.key],
    ['empties the cart', (cart) => cart.clear(), '', 'cleared', ''],
    [
      'puts the lines of an earlier order beside those of now',
      (cart) => cart.repeat([{ ...rice, cartQuantity: 2 }, soup]),
      '2 Arroz, 2 Lumpia, 2 Sopa',
      'restored',
      '',
    ],
  ])('%s', (_what, act, left, kind, key) => {
    const cart = aCart([lumpia, 2], [soup]);
    act(cart);
    expect(lines(cart)).toBe(left);
    expect(cart.lastChange).toMatchObject({ kind, key, quantity: cart.quantityOf(key) });
  });

  it('records no change when nothing changed', () => {
    const cart = aCart();
    cart.clear();
    cart.increase('sopas:unknown');
    cart.decrease('sopas:unknown');
    cart.setQuantity('sopas:unknown', 30);
    cart.remove('sopas:unknown');
    cart.undo();
    expect(cart.setNote('sopas:unknown', 'picante')).toBe('sopas:unknown');
    expect(cart).toMatchObject({ isEmpty: true, lastChange: null });
  });

  it('stops at 999 units of a dish', () => {
    const cart = aCart([lumpia, 2000]);
    const { lastChange } = cart;
    cart.increase(lumpia.key);
    expect(cart.quantityOf(lumpia.key)).toBe(999);
    expect(cart.lastChange).toBe(lastChange);
  });

  it('numbers equal changes differently', () => {
    const cart = aCart([lumpia]);
    const increase = () => {
      cart.increase(lumpia.key);
      return cart.lastChange?.seq;
    };
    expect([increase(), increase()]).toEqual([2, 3]);
  });
});

describe('a note for the kitchen', () => {
  it('makes a line of its own, and the dish counts them all', () => {
    const cart = aCart([lumpia], [lumpia, 2, ' sin\t cebolla\n'], [lumpia, 1, 'sin cebolla']);
    expect(lines(cart)).toBe('1 Lumpia, 3 Lumpia (sin cebolla)');
    expect(cart.quantityOf(lumpia.key)).toBe(4);
    expect(cart.lastChange?.key).toBe(`${lumpia.key} sin cebolla`);
  });

  it('is kept to its last word, however long', () => {
    const note = `${'sin prisa '.repeat(60)}alergia al maní`;
    expect(aCart([lumpia, 1, note]).cartItems).toMatchObject([{ note }]);
  });

  it('is found by its own key; minus on the dish takes from the plain line first', () => {
    const cart = aCart([lumpia], [lumpia, 2, 'sin cebolla']);
    cart.increase(`${lumpia.key} sin cebolla`);
    cart.decrease(lumpia.key);
    expect(lines(cart)).toBe('3 Lumpia (sin cebolla)');
    cart.decrease(lumpia.key);
    expect(lines(cart)).toBe('2 Lumpia (sin cebolla)');
  });

  it.each<[string, (cart: CartStore) => void]>([
    ['the dish', (cart) => cart.add(lumpia)],
    ['the key of the dish', (cart) => cart.increase(lumpia.key)],
  ])('stays with the units it was written for when one more of %s is added', (_what, more) => {
    const cart = aCart([{ ...lumpia, marks: ['P'] }, 2, 'SIN MANÍ']);
    more(cart);
    more(cart);
    expect(lines(cart)).toBe('2 Lumpia (SIN MANÍ), 2 Lumpia');
    expect(cart.cartItems[1]).toMatchObject(lumpia);
  });

  it('never goes to another line when its own is gone', () => {
    const cart = aCart([lumpia, 1, 'SIN MANÍ']);
    expect(cart.setNote(lumpia.key, 'picante')).toBe(lumpia.key);
    expect(lines(cart)).toBe('1 Lumpia (SIN MANÍ)');
  });

  it('can be changed, and joins the line that has it already', () => {
    const cart = aCart([lumpia], [lumpia, 2, 'picante']);
    cart.setNote(lumpia.key, 'sin cebolla');
    expect(lines(cart)).toBe('1 Lumpia (sin cebolla), 2 Lumpia (picante)');
    cart.setNote(`${lumpia.key} sin cebolla`, 'picante');
    expect(lines(cart)).toBe('3 Lumpia (picante)');
    expect(cart.setNote(`${lumpia.key} picante`, 'picante')).toBe(`${lumpia.key} picante`);
    expect(lines(cart)).toBe('3 Lumpia (picante)');
    expect(cart.setNote(`${lumpia.key} picante`, '')).toBe(lumpia.key);
    expect(lines(cart)).toBe('3 Lumpia');
  });
});

describe('an undo', () => {
  const takeNoted = (cart: CartStore) => {
    cart.add(lumpia, 2, 'picante');
    cart.remove(`${lumpia.key} picante`);
  };
  it.each<[string, (cart: CartStore) => void, string, string]>([
    ['the line to its place', (cart) => cart.remove(lumpia.key), '3 Lumpia, 1 Sopa', lumpia.key],
    ['the whole cart', (cart) => cart.clear(), '3 Lumpia, 1 Sopa', ''],
    ['a note', takeNoted, '3 Lumpia, 1 Sopa, 2 Lumpia (picante)', `${lumpia.key} picante`],
  ])('brings back %s, once', (_what, take, back, key) => {
    const cart = aCart([lumpia, 3], [soup]);
    take(cart);
    const { undo } = cart.lastChange!;
    cart.undo();
    undo?.();
    expect(lines(cart)).toBe(back);
    const line = cart.cartItems.find((item) => lineKey(item) === key);
    expect(cart.lastChange).toMatchObject({ kind: 'restored', key, quantity: line?.cartQuantity ?? 0 });
  });

  it('brings back the units from before a typed number', () => {
    const cart = aCart([lumpia, 3]);
    cart.setQuantity(lumpia.key, 1);
    expect(cart.lastChange).toMatchObject({ kind: 'decreased', quantity: 1 });
    cart.undo();
    expect(lines(cart)).toBe('3 Lumpia');
  });

  it('adds to what was put in meanwhile', () => {
    const cart = aCart([lumpia, 3]);
    cart.clear();
    const { undo } = cart.lastChange!;
    cart.add(lumpia);
    undo?.();
    expect(lines(cart)).toBe('4 Lumpia');
  });

  it('brings back the last removal alone', () => {
    const cart = aCart([lumpia, 2], [soup]);
    cart.remove(lumpia.key);
    cart.remove(soup.key);
    cart.undo();
    expect(lines(cart)).toBe('1 Sopa');
  });

  it('of an emptied cart reports itself', () => {
    const cart = aCart([lumpia]);
    const undone = jest.fn();
    cart.clear(undone);
    expect(undone).not.toHaveBeenCalled();
    cart.undo();
    expect(undone).toHaveBeenCalledTimes(1);
  });

  it('takes no addition back', () => {
    const cart = aCart([lumpia]);
    cart.undo();
    expect(lines(cart)).toBe('1 Lumpia');
  });
});

describe('totals', () => {
  it('sum units and pesos of all lines, and list them', () => {
    const cart = aCart([lumpia, 2], [soup]);
    expect([cart.cartTotalQuantity, cart.cartTotalAmount]).toEqual([3, 42100]);
    expect(cart.cartDetails).toEqual({
      totalAmount: 42100,
      totalQuantity: 3,
      items: [
        { id: 1, name: 'Lumpia', price: 9800, quantity: 2 },
        { id: 1, name: 'Sopa', price: 22500, quantity: 1 },
      ],
    });
  });

  it('round the amount to two decimals', () => {
    const cart = new CartStore();
    cart.setLines([aCartItem({ price: 0.1, cartQuantity: 3 })]);
    expect(cart.cartTotalAmount).toBe(0.3);
  });
});
