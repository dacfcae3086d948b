import { entry, type CategoryKey } from '@asia/shared/contracts';
import { cart, followOtherTabs, persistCart, reconcileCart } from '@asia/shared/cart';
import { contentPart, hasContent } from '@asia/shared/content';
import { pricesIn } from '@asia/shared/menu';
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
    inBackground(() => void reconcileCart(cart, pricesOf), { forNextTouch: true });
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

/** The dishes of a category, for a cart that may be from last week. */
async function pricesOf(category: CategoryKey) {
  if ((await hasContent(`section/${category}`)) === false) return {};
  const section = await contentPart(entry(`section/${category}`)).prefetch();
  return section && pricesIn(section);
}
