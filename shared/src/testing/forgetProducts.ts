import { products } from '../products';
import { ProductsStore } from '../products/ProductsStore';

/** Resets the one store of products, as on a new page. */
export function forgetProducts(): void {
  Object.assign(products, { list: new ProductsStore()['list'] });
}
