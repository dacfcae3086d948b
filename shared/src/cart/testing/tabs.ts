import { CART_KEY } from '../../contracts';
import { safeStorage } from '../../storage';
import { CartStore } from '../CartStore';
import { listenToOtherTabs } from '../listenToOtherTabs';
import { OrderRecord } from '../OrderRecord';
import { OrderTexts } from '../OrderTexts';
import { persistCart } from '../persistCart';
import { CartPrices } from '../prices/CartPrices';
import { StoredCart } from '../StoredCart';

export const units = (cart: CartStore) =>
  cart.cartItems.map(({ name, cartQuantity }) => `${cartQuantity} ${name}`);

// The key is written out, because carts of earlier visits are under it.
export const stored = () => JSON.parse(localStorage.getItem('cartItems') ?? 'null') as unknown;

export function openTab(page: Window = window) {
  const cart = new CartStore();
  const storedCart = new StoredCart(
    cart,
    safeStorage(() => page.localStorage),
  );
  const stops = [persistCart(storedCart), listenToOtherTabs(storedCart, page)];
  const close = () => stops.forEach((stop) => stop());
  tabs.push(close);
  return { cart, prices: new CartPrices(cart, new OrderTexts(new OrderRecord())), storedCart, close };
}
const tabs: (() => void)[] = [];

/** Stores lines of one unit, as an earlier visit or another tab does. */
export const store = (...lines: object[]) =>
  localStorage.setItem(CART_KEY, JSON.stringify(lines.map((line) => ({ cartQuantity: 1, ...line }))));

export const notifyTabs = (key: string | null = CART_KEY) =>
  window.dispatchEvent(new StorageEvent('storage', { key }));

export function closeTabs(): void {
  tabs.splice(0).forEach((close) => close());
}
afterEach(closeTabs);
