import { products } from '../products';
import { ProductsStore } from '../products/ProductsStore';

/** Lets the one store of products begin again, as on a new page. */
export function forgetProducts(): void {
  Object.assign(products, { list: new ProductsStore()['list'] });
}
