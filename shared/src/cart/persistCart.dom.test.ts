import { aCartItem, anOrderableDish } from '../testing';
import { CartStore } from './CartStore';
import { followOtherTabs } from './followOtherTabs';
import { CART_KEY, lastOrder, persistCart } from './persistCart';
import { reconcileCart } from './reconcileCart';
import { browserStorage, safeStorage } from '../storage';

const dish = (slug: string, price = 9800) => anOrderableDish({ key: `entradas:${slug}`, name: slug, price });
const units = (cart: CartStore) => cart.cartItems.map(({ name, cartQuantity }) => `${cartQuantity} ${name}`);
// The key is written out, because carts of earlier visits are under it.
const stored = () => JSON.parse(localStorage.getItem('cartItems') ?? 'null') as unknown;

/** A tab: a cart that is persisted and follows the others. */
function openTab(): { cart: CartStore; close: () => void } {
  const cart = new CartStore();
  const stops = [persistCart(cart, browserStorage), followOtherTabs(cart, window)];
  const close = () => stops.forEach((stop) => stop());
  tabs.push(close);
  return { cart, close };
}
const tabs: (() => void)[] = [];
const denied = (): never => {
  throw new DOMException('denied', 'SecurityError');
};
const notifyTabs = (key: string | null = CART_KEY) =>
  window.dispatchEvent(new StorageEvent('storage', { key }));

afterEach(() => {
  tabs.splice(0).forEach((close) => close());
  localStorage.clear();
});

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
    const { cart } = openTab();
    cart.add(dish('lumpia'));
    const { cartItems } = cart;
    notifyTabs();
    expect(cart.cartItems).toBe(cartItems);
    expect(cart.otherTabChanged).toBe(false);
  });
});

describe('a browser that stores nothing', () => {
  it('keeps the cart in memory and reports it', () => {
    const cart = new CartStore();
    persistCart(cart, safeStorage(denied));
    cart.add(dish('lumpia'));
    expect(units(cart)).toEqual(['1 lumpia']);
    expect(cart.saved).toBe(false);
  });

  it('is noticed when even asking for storage throws', () => {
    const forbidden = {
      get localStorage(): Storage {
        return denied();
      },
    };
    expect(safeStorage(() => forbidden.localStorage).read(CART_KEY)).toBeUndefined();
    const addEventListener = jest.fn();
    const window = Object.defineProperties(
      { addEventListener },
      Object.getOwnPropertyDescriptors(forbidden),
    ) as unknown as Window;
    followOtherTabs(new CartStore(), window)();
    expect(addEventListener).not.toHaveBeenCalled();
  });

  it('is reported when storage cannot be read', () => {
    const cart = new CartStore();
    persistCart(cart, { read: () => undefined, write: () => true });
    expect(cart.saved).toBe(false);
  });

  it('keeps the cart in memory while storage is full, and stores it once there is room', () => {
    let full = true;
    const cart = new CartStore();
    persistCart(cart, { ...browserStorage, write: (key, text) => !full && browserStorage.write(key, text) });
    cart.add(dish('lumpia'));
    expect(cart.saved).toBe(false);
    full = false;
    cart.add(dish('wantan'));
    expect(cart.saved).toBe(true);
    expect(stored()).toHaveLength(2);
  });
});

describe('two tabs', () => {
  it('show the same cart', () => {
    const first = openTab().cart;
    const second = openTab().cart;
    first.add(dish('lumpia'));
    notifyTabs();
    expect(units(second)).toEqual(['1 lumpia']);
    expect(second.otherTabChanged).toBe(true);
    expect(first.otherTabChanged).toBe(false);
  });

  it('lose no line when both add before an event arrives', () => {
    const first = openTab().cart;
    const second = openTab().cart;
    first.add(dish('lumpia'));
    second.add(dish('wantan'));
    notifyTabs();
    expect(units(first).sort()).toEqual(['1 lumpia', '1 wantan']);
    expect(units(second).sort()).toEqual(['1 lumpia', '1 wantan']);
    expect(stored()).toHaveLength(2);
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

  it('follow a removal', () => {
    const first = openTab().cart;
    first.add(dish('lumpia'));
    const second = openTab().cart;
    first.remove('entradas:lumpia');
    notifyTabs();
    expect(second.isEmpty).toBe(true);
  });

  it('do not correct each other for ever when their menus differ', () => {
    const first = openTab().cart;
    first.add(dish('lumpia', 9000));
    const second = openTab().cart;
    const { name, plato, desc, image } = dish('lumpia');
    const menu = (price: number) => ({
      'entradas:lumpia': { name, plato, desc, image, price, soldOut: false },
    });
    reconcileCart(first, menu(9000));
    reconcileCart(second, menu(9800));
    const writes = jest.spyOn(Storage.prototype, 'setItem');
    notifyTabs();
    notifyTabs();
    expect(writes).not.toHaveBeenCalled();
    expect([first.cartTotalAmount, second.cartTotalAmount]).toEqual([9000, 9800]);
    writes.mockRestore();
  });

  it('dismiss a notice in both once it is dismissed in one', () => {
    localStorage.setItem(CART_KEY, JSON.stringify([{ ...dish('lumpia', 9000), cartQuantity: 1 }]));
    const [first, second] = [openTab().cart, openTab().cart];
    const { name, plato, desc, image } = dish('lumpia');
    for (const cart of [first, second])
      reconcileCart(cart, { 'entradas:lumpia': { name, plato, desc, image, price: 9800, soldOut: false } });
    notifyTabs();
    expect([first.changes, second.changes]).toMatchObject([[{ kind: 'dearer' }], [{ kind: 'dearer' }]]);
    expect(openTab().cart.changes).toHaveLength(1);
    first.dismissChanges();
    notifyTabs();
    expect(second.changes).toEqual([]);
  });

  it('remove the notice once the guest changes the cart here', () => {
    const first = openTab().cart;
    const second = openTab().cart;
    first.add(dish('lumpia'));
    notifyTabs();
    second.add(dish('wantan'));
    expect(second.otherTabChanged).toBe(false);
    first.increase('entradas:lumpia');
    notifyTabs();
    second.dismissOtherTab();
    expect(second.otherTabChanged).toBe(false);
  });

  it('merge when one becomes visible, even without an event', () => {
    const { cart } = openTab();
    openTab().cart.add(dish('lumpia'));
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    expect(units(cart)).toEqual(['1 lumpia']);
    expect(cart.otherTabChanged).toBe(true);
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
    const { cart } = openTab();
    localStorage.setItem(CART_KEY, JSON.stringify([{ ...dish('lumpia'), cartQuantity: 1 }]));
    show(false);
    expect(cart.isEmpty).toBe(true);
    show(true);
    expect(units(cart)).toEqual(['1 lumpia']);
    expect(cart.otherTabChanged).toBe(false);
  });
});

describe('a cart that follows the live menu', () => {
  it('also updates lines that are added later', () => {
    const cart = new CartStore();
    const { name, plato, desc, image, key } = dish('lumpia');
    const stop = reconcileCart(cart, { [key]: { name, plato, desc, image, price: 9800, soldOut: false } });
    cart.add(dish('lumpia', 9000));
    expect(cart.cartTotalAmount).toBe(9800);
    cart.add(dish('wantan'));
    expect(cart.orderItems).toHaveLength(1);
    stop();
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
