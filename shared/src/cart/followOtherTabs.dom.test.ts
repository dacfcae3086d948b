import { anOrderableDish, pricesOf } from '../testing';
import { followPinnedPrices } from './prices/followPinnedPrices';
import { closeTabs, notifyTabs, openTab, store, units } from './testing/tabs';

const lumpia = anOrderableDish({ name: 'lumpia' });

const show = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

afterEach(closeTabs);

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
  writes.mockRestore();
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
