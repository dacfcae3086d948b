import type { Prices } from '@asia/shared/contracts';
import { cart, followOtherTabs, persistCart, reconcileCart } from '@asia/shared/cart';
import { contentPart } from '@asia/shared/content';
import { keepLanguage, language } from '@asia/shared/messages';
import { inBackground, Loadable, when } from '@asia/shared/ui';
import { prefetchOrder } from './prefetchPages';

/**
 * Reads the cart of earlier visits, with what the guest has added before hydration, and saves every change. Call before
 * hydration: the parts that the boot script has opened show the cart as soon as they are hydrated.
 */
export function keepCart(): void {
  persistCart(cart);
  followOtherTabs(cart, window);
}

/** As soon as the cart has a dish, compares it with the live prices and fetches the pages of an order ahead. */
export function prepareOrder(): void {
  void when(() => !cart.isEmpty).then(() => {
    inBackground(reprice, { forNextTouch: true });
    prefetchOrder();
  });
}

/** Call before the first render, which may have to wait for the texts of another language. */
export function recallLanguage(): void {
  keepLanguage(language);
}

const productList = new Loadable(
  'products',
  () => import(/* webpackChunkName: "products" */ './keepProducts'),
);

/** Fetches the list of products in the background. */
export function fetchProducts(url: string): void {
  inBackground(async () => (await productList.prefetch())?.keepProducts(url));
}

/** Updates the cart, which may be from last week, to the live prices. */
async function reprice(): Promise<void> {
  // If they fail to load, the cart keeps its prices.
  const live = await contentPart<Prices>('prices').prefetch();
  if (live) reconcileCart(cart, live);
}
