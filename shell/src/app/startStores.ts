import {
  cart,
  cartPrices,
  fetchPinnedPrices,
  followPinnedPrices,
  followRecord,
  listenToOtherTabs,
  orderRecord,
  persistCart,
  storedCart,
} from '@asia/shared/cart';
import { type CategoryKey, entry } from '@asia/shared/contracts';
import { keepLanguage, language } from '@asia/shared/messages';
import { afterPaint, inBackground, Loadable, when } from '@asia/shared/ui';
import { prefetchOrder } from './prefetchPages';

/** Starts what the first render reads. The render may have to wait for the texts of the last visit's language. */
export function startStores(): void {
  keepLanguage(language);
  persistCart(storedCart);
  listenToOtherTabs(storedCart, window);
  followRecord(orderRecord, window);
}

/** Once the cart has a dish and shows it, compares it with the pinned prices and fetches the pages of an order ahead. */
export function prepareOrder(): void {
  void when(() => !cart.isEmpty).then(() => {
    inBackground(() => void followPinnedPrices(cartPrices, loadPinnedPrices), { forNextTouch: true });
    afterPaint(prefetchOrder);
  });
}

const productList = new Loadable(
  'products',
  () => import(/* webpackChunkName: "products" */ './loadProducts'),
);

export function loadProductsInBackground(url: string): void {
  inBackground(async () => (await productList.prefetch())?.loadProducts(url));
}

// The entry is named here, not in `shared`: every build records the names in `shared` as entries that it reads.
const loadPinnedPrices = (category: CategoryKey) => fetchPinnedPrices(entry(`section/${category}`));
