import { reaction } from 'mobx';
import type { Prices, OrderableDish } from '../contracts';
import { CartStore } from './CartStore';

const dish = (fields: Partial<OrderableDish> = {}): OrderableDish => ({
  key: 'entradas:lumpia-unidad',
  id: 1,
  category: 'entradas',
  plato: 'Entrada',
  name: 'Lumpia (unidad)',
  desc: 'Rollo dorado y crocante',
  price: 9800,
  image: '/pictures/entradas-lumpia-unidad.0a1b2c-200.webp',
  ...fields,
});
const lumpia = dish();
const sopa = dish({
  key: 'sopas:sopa-wantan',
  category: 'sopas',
  plato: 'Sopa',
  name: 'Sopa wantán',
  price: 22500,
});

const live = (item: OrderableDish) => {
  const { name, plato, desc, price, image } = item;
  return { name, plato, desc, price, image, soldOut: false };
};
const menu: Prices = { [lumpia.key]: live(lumpia), [sopa.key]: live(sopa) };

describe('what a guest does to the cart', () => {
  it('starts empty, unchanged and saved', () => {
    const cart = new CartStore();
    expect(cart).toMatchObject({ isEmpty: true, lastChange: null, saved: true, otherTabChanged: false });
  });

  it('keeps the marks of a dish, and follows those of the live menu', () => {
    const cart = new CartStore();
    cart.add({ ...lumpia, marks: ['A'] });
    expect(cart.cartItems).toMatchObject([{ marks: ['A'] }]);
    cart.reprice({ [lumpia.key]: live(lumpia) });
    expect(cart.cartItems).toMatchObject([{ marks: ['A'] }]);
    cart.reprice({ [lumpia.key]: { ...live(lumpia), marks: ['P'] } });
    expect(cart.cartItems).toMatchObject([{ marks: ['P'] }]);
    cart.reprice({ [lumpia.key]: { ...live(lumpia), marks: [] } });
    expect(cart.cartItems).toEqual([{ ...lumpia, cartQuantity: 1 }]);
  });

  it('adds a new dish as a line of one', () => {
    const cart = new CartStore();
    cart.add(lumpia);
    expect(cart.cartItems).toEqual([{ ...lumpia, cartQuantity: 1 }]);
    expect(cart.lastChange).toMatchObject({
      kind: 'added',
      title: 'Product added to cart',
      line: 'Agregaste Lumpia (unidad) al carrito.',
      image: lumpia.image,
    });
  });

  it('says how many when several are added at once', () => {
    const cart = new CartStore();
    cart.add(lumpia, 3);
    expect(cart.lastChange?.line).toBe('Agregaste 3 de Lumpia (unidad) al carrito.');
  });

  it('raises the quantity of a dish that is already there', () => {
    const cart = new CartStore();
    cart.add(lumpia);
    cart.add(lumpia);
    expect(cart.quantityOf(lumpia.key)).toBe(2);
    expect(cart.lastChange).toMatchObject({
      kind: 'increased',
      title: 'Increased product quantity',
      line: 'Ahora llevas 2 de Lumpia (unidad).',
    });
  });

  it('increases a line by one', () => {
    const cart = new CartStore();
    cart.add(lumpia);
    cart.increase(lumpia.key);
    expect(cart.quantityOf(lumpia.key)).toBe(2);
    expect(cart.lastChange?.title).toBe('Increased product quantity');
  });

  it('decreases a line by one while it holds more than one', () => {
    const cart = new CartStore();
    cart.add(lumpia, 2);
    cart.decrease(lumpia.key);
    expect(cart.quantityOf(lumpia.key)).toBe(1);
    expect(cart.lastChange).toMatchObject({
      title: 'Decreased product quantity',
      line: 'Ahora llevas 1 de Lumpia (unidad).',
    });
  });

  it('removes the line when its last unit is taken', () => {
    const cart = new CartStore();
    cart.add(lumpia);
    cart.decrease(lumpia.key);
    expect(cart.isEmpty).toBe(true);
    expect(cart.lastChange).toMatchObject({
      kind: 'removed',
      title: 'Product removed from cart',
      line: 'Quitaste Lumpia (unidad) del carrito.',
    });
  });

  it('removes a line whole', () => {
    const cart = new CartStore();
    cart.add(lumpia, 4);
    cart.remove(lumpia.key);
    expect(cart.isEmpty).toBe(true);
    expect(cart.lastChange?.title).toBe('Product removed from cart');
  });

  it('empties the cart at once', () => {
    const cart = new CartStore();
    cart.add(lumpia);
    cart.add(sopa);
    cart.clear();
    expect(cart.isEmpty).toBe(true);
    expect(cart.lastChange).toMatchObject({ title: 'Cart cleared', line: 'Vaciaste el carrito.' });
  });

  it('says nothing when nothing changed', () => {
    const cart = new CartStore();
    cart.clear();
    cart.increase('sopas:unknown');
    cart.decrease('sopas:unknown');
    cart.remove('sopas:unknown');
    expect(cart.lastChange).toBeNull();
  });

  it('keeps two dishes with the same id apart', () => {
    const cart = new CartStore();
    cart.add(lumpia);
    cart.add(sopa);
    expect(lumpia.id).toBe(sopa.id);
    expect(cart.cartItems).toHaveLength(2);
  });

  it('keeps one line for a dish added from two pages', () => {
    const cart = new CartStore();
    cart.add(lumpia);
    cart.add(dish({ id: 901, desc: 'As the product service tells it' }));
    expect(cart.cartItems).toHaveLength(1);
  });

  it('stops at 999 units of a dish', () => {
    const cart = new CartStore();
    cart.add(lumpia, 2000);
    const { lastChange } = cart;
    cart.increase(lumpia.key);
    expect(cart.quantityOf(lumpia.key)).toBe(999);
    expect(cart.lastChange).toBe(lastChange);
  });

  it('numbers equal changes differently', () => {
    const cart = new CartStore();
    const seen: number[] = [];
    reaction(
      () => cart.lastChange,
      (change) => seen.push(change?.seq ?? 0),
    );
    cart.add(lumpia);
    cart.increase(lumpia.key);
    cart.increase(lumpia.key);
    expect(seen).toEqual([1, 2, 3]);
  });
});

describe('taking a removal back', () => {
  it('puts the line back where it was', () => {
    const cart = new CartStore();
    cart.add(lumpia, 3);
    cart.add(sopa);
    cart.remove(lumpia.key);
    cart.undo();
    expect(cart.cartItems.map(({ key, cartQuantity }) => [key, cartQuantity])).toEqual([
      [lumpia.key, 3],
      [sopa.key, 1],
    ]);
    expect(cart.lastChange).toMatchObject({
      kind: 'restored',
      title: null,
      line: 'Lumpia (unidad) vuelve al carrito.',
    });
  });

  it('puts the whole cart back', () => {
    const cart = new CartStore();
    cart.add(lumpia, 3);
    cart.add(sopa);
    cart.clear();
    cart.undo();
    expect(cart.cartTotalQuantity).toBe(4);
    expect(cart.lastChange?.line).toBe('Recuperaste tu carrito.');
  });

  it('works once per removal, however often it is pressed', () => {
    const cart = new CartStore();
    cart.add(lumpia, 3);
    cart.remove(lumpia.key);
    const undo = cart.lastChange?.undo;
    undo?.();
    undo?.();
    expect(cart.quantityOf(lumpia.key)).toBe(3);
  });

  it('adds to what was put in meanwhile', () => {
    const cart = new CartStore();
    cart.add(lumpia, 3);
    cart.clear();
    const undo = cart.lastChange?.undo;
    cart.add(lumpia);
    undo?.();
    expect(cart.quantityOf(lumpia.key)).toBe(4);
  });

  it('is not offered after an addition', () => {
    const cart = new CartStore();
    cart.add(lumpia);
    cart.undo();
    expect(cart.quantityOf(lumpia.key)).toBe(1);
  });
});

describe('totals', () => {
  it('sum units and pesos of all lines', () => {
    const cart = new CartStore();
    cart.add(lumpia, 2);
    cart.add(sopa);
    expect(cart.cartTotalQuantity).toBe(3);
    expect(cart.cartTotalAmount).toBe(42100);
  });

  it('round the amount to two decimals', () => {
    const cart = new CartStore();
    cart.add(dish({ price: 0.1 }), 3);
    expect(cart.cartTotalAmount).toBe(0.3);
  });

  it('are given in one look with id, name, price and quantity', () => {
    const cart = new CartStore();
    cart.add(lumpia, 2);
    expect(cart.cartDetails).toEqual({
      totalAmount: 19600,
      totalQuantity: 2,
      items: [{ id: 1, name: 'Lumpia (unidad)', price: 9800, quantity: 2 }],
    });
  });
});

describe('bringing the cart up to the live menu', () => {
  it('keeps silent where nothing changed', () => {
    const cart = new CartStore();
    cart.add(lumpia);
    cart.reprice(menu);
    expect(cart.notices).toEqual([]);
  });

  it('follows a price and notes the change', () => {
    const cart = new CartStore();
    cart.add(dish({ price: 9000 }), 2);
    cart.reprice(menu);
    expect(cart.cartTotalAmount).toBe(19600);
    expect(cart.notices).toEqual([
      { kind: 'price', key: lumpia.key, name: lumpia.name, from: 9000, to: 9800 },
    ]);
  });

  it('follows a name and notes the change', () => {
    const cart = new CartStore();
    cart.add(dish({ name: 'Lumpia' }));
    cart.reprice(menu);
    expect(cart.cartItems[0]?.name).toBe('Lumpia (unidad)');
    expect(cart.notices).toEqual([{ kind: 'name', key: lumpia.key, from: 'Lumpia', to: 'Lumpia (unidad)' }]);
  });

  it('tells two changes of a price as one, and none when it is back', () => {
    const cart = new CartStore();
    cart.add(dish({ price: 9000 }));
    cart.reprice({ [lumpia.key]: { ...live(lumpia), price: 9500 } });
    cart.reprice(menu);
    expect(cart.notices).toMatchObject([{ from: 9000, to: 9800 }]);
    cart.reprice({ [lumpia.key]: { ...live(lumpia), price: 9000 } });
    expect(cart.notices).toEqual([]);
  });

  it('forgets the notices of a line that was removed', () => {
    const cart = new CartStore();
    cart.add(dish({ price: 9000 }));
    cart.reprice(menu);
    cart.remove(lumpia.key);
    expect(cart.notices).toEqual([]);
  });

  it.each([
    ['gone', {}],
    ['soldOut', { [lumpia.key]: { ...live(lumpia), soldOut: true } }],
    ['unpriced', { [lumpia.key]: { ...live(lumpia), price: null } }],
  ] as const)('keeps a dish that is %s in sight but out of the totals', (reason, prices) => {
    const cart = new CartStore();
    cart.add(lumpia, 2);
    cart.reprice(prices);
    expect(cart.cartItems.map((item) => cart.unavailability(item))).toEqual([reason]);
    expect(cart.isEmpty).toBe(false);
    expect(cart.cartDetails).toEqual({ totalAmount: 0, totalQuantity: 0, items: [] });
  });

  it('counts a dish again once it is back on the menu', () => {
    const cart = new CartStore();
    cart.add(lumpia);
    cart.reprice({});
    cart.reprice(menu);
    expect(cart.cartTotalQuantity).toBe(1);
  });

  it('never orders a dish without a price', () => {
    const cart = new CartStore();
    cart.add(dish({ price: 0 }));
    expect(cart.cartItems.map((item) => cart.isAvailable(item))).toEqual([false]);
  });

  it('takes no dish for one because every object has something of its name', () => {
    const cart = new CartStore();
    cart.add(dish({ key: 'constructor' }));
    cart.reprice(menu);
    expect(cart.cartTotalQuantity).toBe(0);
  });
});
