import { anOrderableDish, pricesOf } from '../testing';
import type { CartStore } from './CartStore';
import { followPinnedPrices } from './prices/followPinnedPrices';
import { notifyTabs, openTab, store, stored, units } from './testing/tabs';

const lumpia = anOrderableDish({ name: 'lumpia' });
const tea = anOrderableDish({ key: 'bebidas:te', name: 'te' });

const show = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

describe('a change of the guest, where another tab has changed the cart since', () => {
  const three = { ...lumpia, cartQuantity: 3 };
  it.each<[string, number, object[], (cart: CartStore) => void, string[]]>([
    ['adds to the units of that tab', 1, [three], (cart) => cart.increase(lumpia.key), ['4 lumpia']],
    ['takes one off those units', 2, [three], (cart) => cart.decrease(lumpia.key), ['2 lumpia']],
    ['removes the line whose last unit it takes', 1, [three], (cart) => cart.decrease(lumpia.key), []],
    [
      'leaves a unit that was not the last here',
      2,
      [lumpia],
      (cart) => cart.decrease(lumpia.key),
      ['1 lumpia'],
    ],
    ['removes a line whatever its units', 2, [three], (cart) => cart.remove(lumpia.key), []],
    ['restores with + a line removed there', 2, [], (cart) => cart.increase(lumpia.key), ['1 lumpia']],
    ['does not bring it back otherwise', 2, [], (cart) => cart.decrease(lumpia.key), []],
    ['empties what was shown, not what was added there', 1, [lumpia, tea], (cart) => cart.clear(), ['1 te']],
    [
      'takes no other line of the dish',
      1,
      [{ ...lumpia, note: 'dulce' }],
      (cart) => cart.remove(lumpia.key),
      ['1 lumpia'],
    ],
    [
      'keeps the order of that tab',
      1,
      [tea, lumpia],
      (cart) => cart.increase(lumpia.key),
      ['1 te', '2 lumpia'],
    ],
  ])('%s', (_what, here, there, act, expected) => {
    const { cart } = openTab();
    cart.add(lumpia, here);
    store(...there);
    act(cart);
    expect(units(cart)).toEqual(expected);
    expect(stored()).toMatchObject(cart.cartItems);
  });
});

describe('a line that another tab has stored too', () => {
  const was = { name: 'lumpia', price: 9000 };
  it.each([
    ['loses the notice of a change that was dismissed there', {}, undefined],
    ['keeps one that was not', { was }, was],
    ['keeps it where the other tab has another name of the dish', { name: 'old' }, was],
    ['keeps it where the other tab has another price', { price: 9000 }, was],
  ])('%s', (_what, fields, expected) => {
    store({ ...lumpia, was });
    const { cart } = openTab();
    store({ ...lumpia, cartQuantity: 2, ...fields });
    notifyTabs();
    expect(cart.cartItems).toEqual([{ ...lumpia, cartQuantity: 2, was: expected }]);
  });
});

it('two tabs do not correct each other for ever when their menus differ', async () => {
  const prices = [9000, 9800];
  store({ ...lumpia, price: 9000 });
  const tabs = prices.map((price) => {
    const tab = openTab();
    followPinnedPrices(tab.prices, () => Promise.resolve(pricesOf({ ...lumpia, price })[lumpia.category]));
    return tab;
  });
  await Promise.resolve();
  const writes = jest.spyOn(Storage.prototype, 'setItem');
  notifyTabs();
  notifyTabs();
  expect(writes).not.toHaveBeenCalled();
  expect(tabs.map(({ cart }) => cart.cartTotalAmount)).toEqual(prices);
});

it('a page that is restored from the back/forward cache reads the cart again', () => {
  const { cart, storedCart } = openTab();
  store(lumpia);
  show(false);
  expect(cart.isEmpty).toBe(true);
  show(true);
  expect(units(cart)).toEqual(['1 lumpia']);
  expect(storedCart.otherTabChanged).toBe(false);
});

it('a tab that is closed reads nothing more', () => {
  const { cart, close } = openTab();
  close();
  store(lumpia);
  notifyTabs();
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  show(true);
  expect(cart.isEmpty).toBe(true);
});
