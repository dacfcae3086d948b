import { ProductsStore } from './ProductsStore';

export const products = new ProductsStore();

/** Sets the address of the product list; call before the first fetch. */
export function configureProducts(settings: { url: string }): void {
  products.configure(settings);
}
