import { products } from '@asia/shared/products';
import { allowConsole } from '@asia/shared/testing';
import { loadProducts } from './loadProducts';

const network = jest.fn<Promise<Response>, []>();

beforeEach(() => {
  globalThis.fetch = network;
  network.mockRejectedValue(new TypeError('offline'));
  allowConsole('error', /Loading chunk failed \(error: \/products\)/);
});

it('asks for the products; after a failure, which the page shows, only when the connection returns', async () => {
  loadProducts('/products');
  expect(network).toHaveBeenCalledTimes(1);
  await products.load();
  expect(products.status).toBe('rejected');
  loadProducts('/products');
  expect(network).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  expect(products.status).toBe('pending');
  expect(network).toHaveBeenCalledTimes(2);
  await products.load();
});
