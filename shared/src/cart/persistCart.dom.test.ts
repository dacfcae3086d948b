import { CART_KEY } from '../contracts';
import { browserStorage, type SafeStorage, safeStorage } from '../storage';
import { aCartItem, anOrderableDish } from '../testing';
import { CartStore } from './CartStore';
import { lastOrder } from './lastOrder';
import { listenToOtherTabs } from './listenToOtherTabs';
import { persistCart } from './persistCart';
import { StoredCart } from './StoredCart';
import { closeTabs, notifyTabs, openTab, stored, units } from './testing/tabs';

const dish = (slug: string, price = 9800) => anOrderableDish({ key: `entradas:${slug}`, name: slug, price });
const denied = (): never => {
  throw new DOMException('denied', 'SecurityError');
};

afterEach(closeTabs);

describe('keeping the cart in the browser', () => {
  it('survives a reload', () => {
    const { cart, close } = openTab();
    cart.add(dish('lumpia'), 2);
    close();
    expect(units(openTab().cart)).toEqual(['2 lumpia']);
  });

  it('stores the plain array of lines under cartItems', () => {
    openTab().cart.add(dish('lumpia'), 2);
    expect(stored()).toEqual([{ ...dish('lumpia'), cartQuantity: 2 }]);
  });

  it('stores an emptied cart as an empty array', () => {
    const { cart } = openTab();
    cart.add(dish('lumpia'));
    cart.clear();
    expect(stored()).toEqual([]);
  });

  it('writes nothing before the first change', () => {
    openTab();
    expect(stored()).toBeNull();
  });

  it('raises no toast for what it loads', () => {
    openTab().cart.add(dish('lumpia'));
    expect(openTab().cart.lastChange).toBeNull();
  });

  it('stops writing when asked', () => {
    const { cart, close } = openTab();
    close();
    cart.add(dish('lumpia'));
    expect(stored()).toBeNull();
  });

  it('starts empty on a broken text and puts it aside', () => {
    localStorage.setItem(CART_KEY, '[{"name":');
    const { cart } = openTab();
    expect(cart.isEmpty).toBe(true);
    cart.add(dish('lumpia'));
    expect(localStorage.getItem('cartItems.broken')).toBe('[{"name":');
    expect(stored()).toHaveLength(1);
  });

  it.each([
    ['drops the stored cart', null],
    ['breaks it', '[{"name":'],
  ])('loses no line when the browser %s', (_what, text) => {
    const { cart } = openTab();
    cart.add(dish('lumpia'));
    localStorage.clear();
    if (text !== null) localStorage.setItem(CART_KEY, text);
    notifyTabs();
    notifyTabs(null);
    cart.add(dish('wantan'));
    expect(units(cart)).toEqual(['1 lumpia', '1 wantan']);
    expect(stored()).toHaveLength(2);
  });

  it('takes the readable lines of a broken text', () => {
    const { cart } = openTab();
    localStorage.setItem(CART_KEY, JSON.stringify([null, { ...dish('lumpia'), cartQuantity: 2 }]));
    notifyTabs();
    expect(units(cart)).toEqual(['2 lumpia']);
  });

  it('leaves the lines as they are when the same are stored', () => {
    const { cart, storedCart } = openTab();
    cart.add(dish('lumpia'));
    const { cartItems } = cart;
    notifyTabs();
    expect(cart.cartItems).toBe(cartItems);
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
    const storedCart = persisted(safeStorage(denied));
    const { cart } = storedCart;
    cart.add(dish('lumpia'));
    expect(units(cart)).toEqual(['1 lumpia']);
    expect(storedCart.saved).toBe(false);
    listenToOtherTabs(storedCart, window);
    notifyTabs();
    expect(units(cart)).toEqual(['1 lumpia']);
  });

  it('is noticed when even asking for storage throws', () => {
    const forbidden = {
      get localStorage(): Storage {
        return denied();
      },
    };
    expect(safeStorage(() => forbidden.localStorage).read(CART_KEY)).toBeUndefined();
  });

  it('is reported when storage cannot be read', () => {
    expect(persisted({ read: () => undefined, write: () => true }).saved).toBe(false);
  });

  it('keeps the cart in memory while storage is full, and stores it once there is room', () => {
    const { storedCart, makeRoom } = full();
    storedCart.cart.add(dish('lumpia'));
    expect(storedCart.saved).toBe(false);
    makeRoom();
    storedCart.cart.add(dish('wantan'));
    expect(storedCart.saved).toBe(true);
    expect(stored()).toHaveLength(2);
  });

  it('loses no line that could not be stored when another tab stores its own', () => {
    const { storedCart, makeRoom } = full();
    const { cart } = storedCart;
    cart.add(dish('lumpia'));
    openTab().cart.add(dish('wantan'));
    makeRoom();
    cart.add(dish('te'));
    expect(units(cart).sort()).toEqual(['1 lumpia', '1 te', '1 wantan']);
  });
});

it('returns the last order; none where none was kept, or storage is forbidden', () => {
  const kept = (text: string | null | undefined) => ({
    read: (key: string) => (key === 'pedidoRepetir' ? text : 'of another key'),
    write: () => true,
  });
  const item = aCartItem();
  expect(lastOrder(kept(JSON.stringify([item])))).toEqual([item]);
  expect([lastOrder(kept(null)), lastOrder(kept(undefined))]).toEqual([[], []]);
});
