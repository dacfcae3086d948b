import { configureProducts, products } from '@asia/shared/products';
import { onReconnect } from '@asia/shared/ui';

/** Requests the products unless a page has done so already. If that failed, the page shows it and the guest retries. */
export function loadProducts(url: string): void {
  configureProducts({ url });
  if (products.status === null) void products.load();
  onReconnect(() => {
    if (products.status === 'rejected') void products.load();
  });
}
