import { products } from '../products';
import { ProductsStore } from '../products/ProductsStore';

export function forgetProducts(): void {
  Object.assign(products, { list: new ProductsStore()['list'] });
}
