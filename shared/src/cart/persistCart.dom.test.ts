import { CART_KEY } from '../contracts';
import { browserStorage, type SafeStorage } from '../storage';
import { anOrderableDish } from '../testing';
import { CartStore } from './CartStore';
import { listenToOtherTabs } from './listenToOtherTabs';
import { persistCart } from './persistCart';
import { StoredCart } from './StoredCart';
import { closeTabs, notifyTabs, openTab, store, stored, units } from './testing/tabs';

const dish = (name: string) => anOrderableDish({ key: `entradas:${name}`, name });
const lumpia = dish('lumpia');
const wantan = dish('wantan');
const tea = dish('te');

describe('keeping the cart in the browser', () => {
  it.each<[string, (tab: ReturnType<typeof openTab>) => void, object[] | null]>([
    ['the plain array of its lines', ({ cart }) => cart.add(lumpia, 2), [{ ...lumpia, cartQuantity: 2 }]],
    ['an empty array once it is emptied', ({ cart }) => [cart.add(lumpia), cart.clear()], []],
    ['nothing before the first change', () => undefined, null],
    ['nothing once it is closed', ({ cart, close }) => [close(), cart.add(lumpia)], null],
  ])('stores %s', (_what, act, text) => {
    act(openTab());
    expect(stored()).toEqual(text);
  });

  it('raises no toast for what it loads', () => {
    store(lumpia);
    const { cart } = openTab();
    expect(units(cart)).toEqual(['1 lumpia']);
    expect(cart.lastChange).toBeNull();
  });

  it('starts empty on a broken text, and replaces it', () => {
    localStorage.setItem(CART_KEY, '[{"name":');
    const { cart } = openTab();
    expect(cart.isEmpty).toBe(true);
    cart.add(lumpia);
    expect(stored()).toHaveLength(1);
  });

  it.each([
    ['drops the stored cart', null],
    ['breaks it', '[{"name":'],
  ])('loses no line when the browser %s', (_what, text) => {
    const { cart } = openTab();
    cart.add(lumpia);
    localStorage.clear();
    if (text !== null) localStorage.setItem(CART_KEY, text);
    notifyTabs();
    notifyTabs(null);
    cart.add(wantan);
    expect(units(cart)).toEqual(['1 lumpia', '1 wantan']);
    expect(stored()).toHaveLength(2);
  });

  it.each<[string, () => void]>([
    ['removes its key', () => localStorage.removeItem(CART_KEY)],
    ['empties the storage', () => localStorage.clear()],
    ['stores an object under it', () => localStorage.setItem(CART_KEY, '{"lines":[]}')],
    ['stores a text under it', () => localStorage.setItem(CART_KEY, '"nada"')],
  ])('keeps the order over a reload when other code %s', (_what, act) => {
    openTab().cart.add(lumpia);
    act();
    // A page that goes is hidden first.
    window.dispatchEvent(new Event('visibilitychange'));
    closeTabs();
    expect(units(openTab().cart)).toEqual(['1 lumpia']);
  });

  it('takes an empty list as the cart that another tab has emptied', () => {
    const { cart } = openTab();
    cart.add(lumpia);
    store();
    notifyTabs();
    expect([cart.isEmpty, stored()]).toEqual([true, []]);
  });

  it('takes the readable lines of a broken text that another tab has stored', () => {
    const { cart, storedCart } = openTab();
    localStorage.setItem(CART_KEY, JSON.stringify([null, { ...lumpia, cartQuantity: 2 }]));
    notifyTabs();
    expect(units(cart)).toEqual(['2 lumpia']);
    expect(storedCart.otherTabChanged).toBe(true);
  });

  it('follows no other tab that has the same lines', () => {
    const { cart, storedCart } = openTab();
    cart.add(lumpia);
    notifyTabs();
    expect(storedCart.otherTabChanged).toBe(false);
  });
});

describe('a browser that stores nothing', () => {
  const persisted = (storage: SafeStorage) => {
    const storedCart = new StoredCart(new CartStore(), storage);
    persistCart(storedCart);
    return storedCart;
  };
  const full = () => {
    let room = false;
    const write: SafeStorage['write'] = (key, text) => room && browserStorage.write(key, text);
    return { storedCart: persisted({ ...browserStorage, write }), makeRoom: () => (room = true) };
  };

  it('keeps the cart in memory and reports it', () => {
    const storedCart = persisted({ read: () => undefined, write: () => true });
    const { cart, saved } = storedCart;
    cart.add(lumpia);
    expect([saved, storedCart.saved]).toEqual([false, false]);
    listenToOtherTabs(storedCart, window);
    notifyTabs();
    expect(units(cart)).toEqual(['1 lumpia']);
  });

  it('keeps the cart in memory while storage is full, and stores it once there is room', () => {
    const { storedCart, makeRoom } = full();
    storedCart.cart.add(lumpia);
    expect(storedCart.saved).toBe(false);
    makeRoom();
    storedCart.cart.add(wantan);
    expect(storedCart.saved).toBe(true);
    expect(stored()).toHaveLength(2);
  });

  it('loses no line that could not be stored when another tab stores its own', () => {
    const { storedCart, makeRoom } = full();
    const { cart } = storedCart;
    cart.add(lumpia);
    openTab().cart.add(wantan);
    makeRoom();
    storedCart.followOtherTab();
    expect(stored()).toHaveLength(2);
    cart.add(tea);
    expect(units(cart).sort()).toEqual(['1 lumpia', '1 te', '1 wantan']);
  });
});
