import type { Prices } from '@asia/shared/contracts';
import { browserStorage, cart, followOtherTabs, persistCart, reconcileCart } from '@asia/shared/cart';
import { keepLanguage, language } from '@asia/shared/language';
import { Loadable, when } from '@asia/shared/ui';
import { remoteFunction } from '../federation/remoteModule';
import { prefetchOrder, whenIdle } from '../prefetch/prefetchPages';
import { livePrices } from '../routes/routes';

/**
 * Reads the cart of earlier visits, saves every change, and from the first dish on asks the live menu for its prices
 * and has the pages of an order at hand.
 */
export function keepCart(): void {
  persistCart(cart, browserStorage(window));
  followOtherTabs(cart, window);
  void when(() => !cart.isEmpty).then(() => {
    whenIdle(() => void reprice());
    prefetchOrder();
  });
}

/** Before the first page is drawn: it may have to wait for the texts of another language. */
export function recallLanguage(): void {
  keepLanguage(language, browserStorage(window));
}

const productList = new Loadable(
  'products',
  () => import(/* webpackChunkName: "products" */ './keepProducts'),
  { quiet: true },
);

/** Has the list of products at hand, once the browser has nothing better to do. */
export function fetchProducts(url: string): void {
  whenIdle(() => void productList.prefetch().then((list) => list?.keepProducts(url)));
}

/** Prices belong to the menu's own release: a cart from last week is compared with what is live now. */
async function reprice(): Promise<void> {
  const id = livePrices();
  if (!id) return;
  const prices = new Loadable(id, async (attempt) => (await remoteFunction<Prices>(id, attempt))());
  // Without them the cart goes on with the prices it has.
  const live = await prices.prefetch();
  if (live) reconcileCart(cart, live);
}
