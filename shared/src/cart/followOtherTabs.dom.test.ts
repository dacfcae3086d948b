import { CART_KEY } from '../contracts';
import { anOrderableDish } from '../testing';
import { followPinnedPrices } from './prices/followPinnedPrices';
import { closeTabs, notifyTabs, openTab, units } from './testing/tabs';

const dish = (slug: string, price = 9800) => anOrderableDish({ key: `entradas:${slug}`, name: slug, price });

afterEach(closeTabs);

describe('two tabs', () => {
  it('show the same cart', () => {
    const [first, second] = [openTab(), openTab()];
    first.cart.add(dish('lumpia'));
    notifyTabs();
    expect(units(second.cart)).toEqual(['1 lumpia']);
    expect(second.storedCart.otherTabChanged).toBe(true);
    expect(first.storedCart.otherTabChanged).toBe(false);
  });

  it('add up what both did to one line', () => {
    const first = openTab().cart;
    first.add(dish('lumpia'));
    const second = openTab().cart;
    first.increase('entradas:lumpia');
    second.increase('entradas:lumpia');
    notifyTabs();
    expect(units(first)).toEqual(['3 lumpia']);
    expect(units(second)).toEqual(['3 lumpia']);
  });

  it('do not correct each other for ever when their menus differ', async () => {
    const first = openTab();
    first.cart.add(dish('lumpia', 9000));
    const second = openTab();
    const { name, plato, desc, image } = dish('lumpia');
    const menu = (price: number) => () =>
      Promise.resolve({ 'entradas:lumpia': { name, plato, desc, image, price } });
    followPinnedPrices(first.prices, menu(9000));
    followPinnedPrices(second.prices, menu(9800));
    await Promise.resolve();
    const writes = jest.spyOn(Storage.prototype, 'setItem');
    notifyTabs();
    notifyTabs();
    expect(writes).not.toHaveBeenCalled();
    expect([first, second].map(({ cart }) => cart.cartTotalAmount)).toEqual([9000, 9800]);
    writes.mockRestore();
  });

  it('dismiss a notice in both once it is dismissed in one', () => {
    localStorage.setItem(CART_KEY, JSON.stringify([{ ...dish('lumpia', 9000), cartQuantity: 1 }]));
    const [first, second] = [openTab().prices, openTab().prices];
    const { name, plato, desc, image } = dish('lumpia');
    for (const prices of [first, second])
      prices.reprice({
        entradas: { 'entradas:lumpia': { name, plato, desc, image, price: 9800 } },
      });
    notifyTabs();
    expect([first.changes, second.changes]).toMatchObject([[{ kind: 'dearer' }], [{ kind: 'dearer' }]]);
    expect(openTab().prices.changes).toHaveLength(1);
    first.dismissChanges();
    notifyTabs();
    expect(second.changes).toEqual([]);
  });

  it('remove the notice once the guest changes the cart here', () => {
    const first = openTab().cart;
    const { cart, storedCart } = openTab();
    first.add(dish('lumpia'));
    notifyTabs();
    expect(storedCart.otherTabChanged).toBe(true);
    cart.add(dish('wantan'));
    expect(storedCart.otherTabChanged).toBe(false);
  });

  it('merge when one becomes visible, even without an event', () => {
    const { cart, storedCart } = openTab();
    openTab().cart.add(dish('lumpia'));
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    expect(units(cart)).toEqual(['1 lumpia']);
    expect(storedCart.otherTabChanged).toBe(true);
  });

  it('do not merge once one is closed', () => {
    const { cart, close } = openTab();
    close();
    localStorage.setItem(CART_KEY, JSON.stringify([{ ...dish('lumpia'), cartQuantity: 1 }]));
    notifyTabs();
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(cart.isEmpty).toBe(true);
  });

  it('pay no attention to other keys', () => {
    const { cart } = openTab();
    localStorage.setItem(CART_KEY, JSON.stringify([{ ...dish('lumpia'), cartQuantity: 1 }]));
    notifyTabs('theme');
    expect(cart.isEmpty).toBe(true);
  });
});

describe('a page that is restored from the back/forward cache', () => {
  const show = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

  it('reads the cart again', () => {
    const { cart, storedCart } = openTab();
    localStorage.setItem(CART_KEY, JSON.stringify([{ ...dish('lumpia'), cartQuantity: 1 }]));
    show(false);
    expect(cart.isEmpty).toBe(true);
    show(true);
    expect(units(cart)).toEqual(['1 lumpia']);
    expect(storedCart.otherTabChanged).toBe(false);
  });
});
