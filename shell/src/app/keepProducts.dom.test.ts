import { products } from '@asia/shared/products';
import { keepProducts } from './keepProducts';

let load: jest.SpiedFunction<typeof products.load>;

beforeEach(() => (load = jest.spyOn(products, 'load').mockResolvedValue()));
afterEach(() => {
  products.status = null;
  jest.restoreAllMocks();
});

it('asks for the products', () => {
  keepProducts('/products');
  expect(load).toHaveBeenCalledTimes(1);
});

it('does not request them again after a failure, which the page shows', () => {
  products.status = 'rejected';
  keepProducts('/products');
  expect(load).not.toHaveBeenCalled();
});
