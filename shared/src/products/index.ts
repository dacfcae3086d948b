import { ProductsStore } from './ProductsStore';

/** The one list of products of the page. */
export const products = new ProductsStore();

/** Sets the address of the product list; call before the first fetch. */
export function configureProducts(settings: { url: string }): void {
  products.configure(settings);
}
