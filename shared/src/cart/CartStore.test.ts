import { reaction } from 'mobx';
import type { OrderableDish } from '../contracts';
import { spanish } from '../messages/common/es';
import { anOrderableDish } from '../testing';
import { changeLine } from './CartChange';
import { CartStore } from './CartStore';
import { CartPrices } from './prices/CartPrices';

const lumpia = anOrderableDish();
const sopa = anOrderableDish({
  key: 'sopas:sopa-wantan',
  category: 'sopas',
  plato: 'Sopa',
  name: 'Sopa wantán',
  price: 22500,
});

const changeText = ({ lastChange }: CartStore) => lastChange && changeLine(lastChange, spanish, 'es');

const listed = (item: OrderableDish) => {
  const { name, plato, desc, price, image } = item;
  return { name, plato, desc, price, image };
};

describe('what a guest does to the cart', () => {
  it('starts empty and unchanged', () => {
    expect(new CartStore()).toMatchObject({ isEmpty: true, lastChange: null });
  });

  it('keeps the marks of a dish, and follows those of the menu', () => {
    const cart = new CartStore();
    const prices = new CartPrices(cart);
    cart.add({ ...lumpia, marks: ['A'] });
    expect(cart.cartItems).toMatchObject([{ marks: ['A'] }]);
    prices.reprice({ [lumpia.category]: { [lumpia.key]: listed(lumpia) } });
    expect(cart.cartItems).toMatchObject([{ marks: ['A'] }]);
    prices.reprice({ [lumpia.category]: { [lumpia.key]: { ...listed(lumpia), marks: ['P'] } } });
    expect(cart.cartItems).toMatchObject([{ marks: ['P'] }]);
    prices.reprice({ [lumpia.category]: { [lumpia.key]: { ...listed(lumpia), marks: [] } } });
    expect(cart.cartItems).toEqual([{ ...lumpia, cartQuantity: 1 }]);
  });

  it('adds a new dish as a line of one', () => {
    const cart = new CartStore();
    cart.add(lumpia);
    expect({ ...cart.cartItems[0] }).toStrictEqual({ ...lumpia, cartQuantity: 1 });
    expect(cart.lastChange).toMatchObject({ kind: 'added', item: lumpia, quantity: 1 });
    expect(changeText(cart)).toBe('Agregaste Lumpia (unidad) al carrito.');
  });

  it('announces how many when several are added at once', () => {
    const cart = new CartStore();
    cart.add(lumpia, 3);
    expect(changeText(cart)).toBe('Agregaste 3 de Lumpia (unidad) al carrito.');
  });

  it.each<[string, (cart: CartStore) => void, number, string]>([
    [
      'raises a dish that is already there',
      (cart) => cart.add(lumpia),
      3,
      'Ahora llevas 3 de Lumpia (unidad).',
    ],
    ['increases a line by one', (cart) => cart.increase(lumpia.key), 3, 'Ahora llevas 3 de Lumpia (unidad).'],
    ['decreases a line by one', (cart) => cart.decrease(lumpia.key), 1, 'Ahora llevas 1 de Lumpia (unidad).'],
    ['removes a line whole', (cart) => cart.remove(lumpia.key), 0, 'Quitaste Lumpia (unidad) del carrito.'],
  ])('%s', (_what, act, units, words) => {
    const cart = new CartStore();
    cart.add(lumpia, 2);
    act(cart);
    expect(cart.quantityOf(lumpia.key)).toBe(units);
    expect(cart.lastChange?.kind).toBe({ 3: 'increased', 1: 'decreased', 0: 'removed' }[units]);
    expect(changeText(cart)).toBe(words);
  });

  it('removes the line when its last unit is taken', () => {
    const cart = new CartStore();
    cart.add(lumpia);
    cart.decrease(lumpia.key);
    expect(cart.isEmpty).toBe(true);
    expect(cart.lastChange?.kind).toBe('removed');
    expect(changeText(cart)).toBe('Quitaste Lumpia (unidad) del carrito.');
  });

  it('empties the cart at once', () => {
    const cart = new CartStore();
    cart.add(lumpia);
    cart.add(sopa);
    cart.clear();
    expect(cart.isEmpty).toBe(true);
    expect(cart.lastChange).toMatchObject({ kind: 'cleared', key: '', item: null, quantity: 0 });
    expect(changeText(cart)).toBe('Vaciaste el carrito.');
  });

  it('records no change when nothing changed', () => {
    const cart = new CartStore();
    cart.clear();
    cart.increase('sopas:unknown');
    cart.decrease('sopas:unknown');
    cart.remove('sopas:unknown');
    cart.undo();
    expect(cart.setNote('sopas:unknown', 'picante')).toBe('sopas:unknown');
    expect(cart.lastChange).toBeNull();
  });

  it('keeps two dishes with the same id apart', () => {
    const cart = new CartStore();
    cart.add(lumpia);
    cart.add(sopa);
    expect(lumpia.id).toBe(sopa.id);
    expect(cart.cartItems).toHaveLength(2);
    expect(cart.quantityOf(lumpia.key)).toBe(1);
  });

  it('keeps one line for a dish added from two pages', () => {
    const cart = new CartStore();
    cart.add(lumpia);
    cart.add(anOrderableDish({ id: 901, desc: 'As in the product service' }));
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

describe('a note for the kitchen', () => {
  const lines = (cart: CartStore) =>
    cart.cartItems.map(({ cartQuantity, note = '' }) => `${cartQuantity} ${note}`.trim());

  it('makes a line of its own, and the dish counts them all', () => {
    const cart = new CartStore();
    cart.add(lumpia);
    cart.add(lumpia, 2, ' sin\n cebolla ');
    cart.add(lumpia, 1, 'sin cebolla');
    expect(lines(cart)).toEqual(['1', '3 sin cebolla']);
    expect(cart.quantityOf(lumpia.key)).toBe(4);
    expect(cart.lastChange?.key).toBe(`${lumpia.key} sin cebolla`);
  });

  it('is found by its own key; minus on the dish takes from the plain line first', () => {
    const cart = new CartStore();
    cart.add(lumpia);
    cart.add(lumpia, 2, 'sin cebolla');
    cart.increase(`${lumpia.key} sin cebolla`);
    cart.decrease(lumpia.key);
    expect(lines(cart)).toEqual(['3 sin cebolla']);
    cart.decrease(lumpia.key);
    expect(lines(cart)).toEqual(['2 sin cebolla']);
  });

  it.each<[string, (cart: CartStore) => void]>([
    ['the dish', (cart) => cart.addMore(lumpia)],
    ['the key of the dish', (cart) => cart.increase(lumpia.key)],
  ])('stays with the units it was written for when one more of %s is added', (_what, more) => {
    const cart = new CartStore();
    cart.add({ ...lumpia, marks: ['P'] }, 2, 'SIN MANÍ');
    more(cart);
    more(cart);
    expect(lines(cart)).toEqual(['2 SIN MANÍ', '2']);
    expect(cart.cartItems[1]).toMatchObject(lumpia);
    expect(cart.quantityOf(lumpia.key)).toBe(4);
  });

  it('is named as missing in a change of the line without it', () => {
    const cart = new CartStore();
    cart.add(lumpia);
    expect(changeText(cart)).toBe(spanish.added('Lumpia (unidad)', 1));
    cart.add(lumpia, 1, 'SIN MANÍ');
    expect(changeText(cart)).toBe(spanish.added('Lumpia (unidad) (SIN MANÍ)', 1));
    cart.increase(lumpia.key);
    expect(changeText(cart)).toBe(spanish.quantity(spanish.withoutNote('Lumpia (unidad)'), 2));
    cart.remove(lumpia.key);
    expect(changeText(cart)).toBe(spanish.removed(spanish.withoutNote('Lumpia (unidad)')));
    cart.increase(lumpia.key);
    expect(changeText(cart)).toBe(spanish.added(spanish.withoutNote('Lumpia (unidad)'), 1));
  });

  it('never goes to another line when its own is gone', () => {
    const cart = new CartStore();
    cart.add(lumpia, 1, 'SIN MANÍ');
    expect(cart.setNote(lumpia.key, 'picante')).toBe(lumpia.key);
    expect(lines(cart)).toEqual(['1 SIN MANÍ']);
  });

  it('can be changed, and joins the line that has it already', () => {
    const cart = new CartStore();
    cart.add(lumpia);
    cart.add(lumpia, 2, 'picante');
    cart.setNote(lumpia.key, 'sin cebolla');
    expect(lines(cart)).toEqual(['1 sin cebolla', '2 picante']);
    cart.setNote(`${lumpia.key} sin cebolla`, 'picante');
    expect(lines(cart)).toEqual(['3 picante']);
    expect(cart.setNote(`${lumpia.key} picante`, 'picante')).toBe(`${lumpia.key} picante`);
    expect(lines(cart)).toEqual(['3 picante']);
    expect(cart.setNote(`${lumpia.key} picante`, '')).toBe(lumpia.key);
    expect(lines(cart)).toEqual(['3']);
  });

  it('comes back with its line', () => {
    const cart = new CartStore();
    cart.add(lumpia);
    cart.add(lumpia, 2, 'picante');
    cart.remove(`${lumpia.key} picante`);
    cart.undo();
    expect(lines(cart)).toEqual(['1', '2 picante']);
  });

  it('is kept to its last word, however long', () => {
    const cart = new CartStore();
    const note = `${'sin prisa '.repeat(60)}alergia al maní`;
    cart.add(lumpia, 1, note);
    cart.add(sopa);
    cart.setNote(sopa.key, note);
    expect(cart.cartItems.map((item) => item.note)).toEqual([note, note]);
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
    expect(cart.lastChange).toMatchObject({ kind: 'restored', quantity: 3 });
    expect(changeText(cart)).toBe('Lumpia (unidad) vuelve al carrito.');
  });

  it('puts the whole cart back', () => {
    const cart = new CartStore();
    cart.add(lumpia, 3);
    cart.add(sopa);
    cart.clear();
    cart.undo();
    expect(cart.cartTotalQuantity).toBe(4);
    expect(changeText(cart)).toBe('Recuperaste tu carrito.');
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
    expect(cart.cartItems).toMatchObject([{ ...lumpia, cartQuantity: 4 }]);
  });

  it('puts the lines of an earlier order beside those of now', () => {
    const cart = new CartStore();
    cart.add(sopa);
    cart.repeat([
      { ...lumpia, cartQuantity: 2 },
      { ...sopa, cartQuantity: 1 },
    ]);
    expect(cart.cartItems.map(({ key, cartQuantity }) => [key, cartQuantity])).toEqual([
      [lumpia.key, 2],
      [sopa.key, 2],
    ]);
    expect(cart.lastChange).toMatchObject({ kind: 'restored', key: '', item: null, quantity: 0 });
  });

  it('brings back all that went in one breath, each in its place', () => {
    const cart = new CartStore();
    for (const name of ['a', 'b', 'c', 'd']) cart.add(anOrderableDish({ key: `sopas:${name}`, name }));
    cart.remove('sopas:b');
    cart.remove('sopas:c');
    cart.remove('sopas:a');
    expect(changeText(cart)).toBe('Quitaste a y 2 más del carrito.');
    cart.undo();
    expect(cart.cartItems.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
    expect(changeText(cart)).toBe('Recuperaste tu carrito.');
  });

  it('brings a dish back that was counted down in one breath, with all its units', () => {
    const cart = new CartStore();
    cart.add(lumpia, 3);
    for (let tap = 0; tap < 3; tap += 1) cart.decrease(lumpia.key);
    expect(changeText(cart)).toBe('Quitaste Lumpia (unidad) del carrito.');
    cart.undo();
    expect(cart.cartItems).toMatchObject([{ key: lumpia.key, cartQuantity: 3 }]);
  });

  it('leaves what went before, with a pause or an addition between', () => {
    jest.useFakeTimers();
    const cart = new CartStore();
    cart.add(lumpia, 2);
    cart.add(sopa);
    cart.decrease(lumpia.key);
    jest.advanceTimersByTime(1_500);
    cart.remove(sopa.key);
    cart.undo();
    expect(cart.cartTotalQuantity).toBe(2);
    cart.remove(sopa.key);
    cart.increase(lumpia.key);
    cart.remove(lumpia.key);
    cart.undo();
    expect(cart.cartItems).toMatchObject([{ key: lumpia.key, cartQuantity: 2 }]);
    jest.useRealTimers();
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
    cart.add(anOrderableDish({ price: 0.1 }), 3);
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
