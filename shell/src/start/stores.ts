import type { Prices } from '@asia/shared/contracts';
import { browserStorage, cart, followOtherTabs, persistCart, reconcileCart } from '@asia/shared/cart';
import { configureProducts, products } from '@asia/shared/products';
import { Loadable } from '@asia/shared/ui';
import { remoteFunction } from '../federation/remoteModule';
import { livePrices } from '../routes/routes';
import { whenIdle } from './whenIdle';

/** Reads the cart of earlier visits, saves every change, and asks the live menu for its prices. */
export function keepCart(): void {
  persistCart(cart, browserStorage(window));
  followOtherTabs(cart, window);
  whenIdle(() => void reprice());
}

/** The one products request of a visit, unless a page has made it already: a failure that it shows is the guest's to retry. */
export function keepProducts(url: string): void {
  configureProducts({ url });
  whenIdle(() => {
    if (products.status === null) void products.load();
  });
}

/** Prices belong to the menu's own release: a cart from last week is compared with what is live now. */
async function reprice(): Promise<void> {
  const id = livePrices();
  if (!id || cart.cartItems.length === 0) return;
  const prices = new Loadable(id, async (attempt) => (await remoteFunction<Prices>(id, attempt))());
  // Without them the cart goes on with the prices it has.
  const live = await prices.prefetch();
  if (live) reconcileCart(cart, live);
}
