import { configureProducts, products } from '@asia/shared/products';

/** The one products request of a visit, unless a page has made it already: a failure that it shows is the guest's to retry. */
export function keepProducts(url: string): void {
  configureProducts({ url });
  if (products.status === null) void products.load();
  window.addEventListener('online', () => {
    if (products.status === 'rejected') void products.retry();
  });
}
