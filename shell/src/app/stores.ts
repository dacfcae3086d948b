import {
  cart,
  cartPrices,
  fetchPinnedPrices,
  followPinnedPrices,
  listenToOtherTabs,
  persistCart,
  storedCart,
} from '@asia/shared/cart';
import { today } from '@asia/shared/content';
import { type CategoryKey, entry } from '@asia/shared/contracts';
import { keepLanguage, language } from '@asia/shared/messages';
import { afterPaint, inBackground, Loadable, when } from '@asia/shared/ui';
import { prefetchOrder } from './prefetchPages';

/**
 * Reads the cart of earlier visits, with the dishes added before hydration, and saves every change. Call before
 * hydration: the counters that the boot script has opened show the cart as soon as they are hydrated.
 */
export function keepCart(): void {
  persistCart(storedCart);
  listenToOtherTabs(storedCart, window);
}

/** Follows the rows of `today.csv` by the clock. */
export function followToday(): void {
  today.follow();
}

/** Once the cart has a dish and shows it, compares it with the pinned prices and fetches the pages of an order ahead. */
export function prepareOrder(): void {
  void when(() => !cart.isEmpty).then(() => {
    inBackground(() => void followPinnedPrices(cartPrices, loadPinnedPrices), { forNextTouch: true });
    afterPaint(prefetchOrder);
  });
}

/** Call before the first render: it may have to wait for the texts of another language. */
export function recallLanguage(): void {
  keepLanguage(language);
}

const productList = new Loadable(
  'products',
  () => import(/* webpackChunkName: "products" */ './keepProducts'),
);

export function fetchProducts(url: string): void {
  inBackground(async () => (await productList.prefetch())?.keepProducts(url));
}

// The entry is named here, not in `shared`: every build records the names in `shared` as entries that it reads.
const loadPinnedPrices = (category: CategoryKey) => fetchPinnedPrices(entry(`section/${category}`));
