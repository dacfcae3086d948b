import type { ListedDish } from '../contracts';
import { answer } from '../testing/answer';
import { allowConsole } from '../testing/noise';
import { PRODUCTS_RETENTION_MS, ProductsStore } from './ProductsStore';

const tea: ListedDish = {
  key: 'bebidas:te-de-jazmin',
  id: 1,
  name: 'Té de jazmín',
  plato: 'Bebida',
  image: '/pictures/bebidas-te-de-jazmin.0a1b2c-400.webp',
  desc: 'Taza',
  price: 8800,
  category: 'bebidas',
};

function serve(data: unknown): jest.Mock {
  const request = jest.fn(() => Promise.resolve(answer(data)));
  globalThis.fetch = request;
  return request;
}

beforeEach(() => jest.useFakeTimers());

it('requests the list once, however often it loads', async () => {
  const request = serve([tea]);
  const products = new ProductsStore();
  expect(products).toMatchObject({ items: [], status: null, failure: null });
  const loads = [products.load(), products.load()];
  expect(products.status).toBe('pending');
  await Promise.all(loads);
  await products.load();
  expect(products).toMatchObject({ status: 'success', items: [tea] });
  expect(request).toHaveBeenCalledTimes(1);
});

it('requests the configured address', async () => {
  const request = serve([tea]);
  const products = new ProductsStore();
  products.configure({ url: 'https://products.example/products' });
  await products.load();
  expect(request).toHaveBeenCalledWith('https://products.example/products', expect.anything());
});

it('is rejected when the answer is not a list', async () => {
  serve({ error: 'moved' });
  allowConsole('error', /Loading chunk failed \(misshapen: \/products\)/);
  const products = new ProductsStore();
  await products.load();
  expect(products).toMatchObject({ status: 'rejected', failure: 'PARSING_ERROR' });
});

it('finds the products of a category in any spelling', async () => {
  serve([tea, { ...tea, key: undefined, name: 'Combito', category: 'Infantil' }]);
  const products = new ProductsStore();
  await products.load();
  expect(products.inCategory('infantil').map(({ name }) => name)).toEqual(['Combito']);
});

describe('a list', () => {
  async function shown(pages: number) {
    const request = serve([tea]);
    const products = new ProductsStore();
    const releases = Array.from({ length: pages }, () => products.retain());
    await products.load();
    return { products, request, releases };
  }

  it('is shown after its minute until the new one swaps in', async () => {
    const { products, releases } = await shown(1);
    releases[0]!();
    jest.advanceTimersByTime(PRODUCTS_RETENTION_MS);
    const juice = { ...tea, key: 'bebidas:jugo', name: 'Jugo' };
    serve([juice]);
    products.retain();
    expect(products).toMatchObject({ status: 'success', items: [tea] });
    await products.load();
    expect(products).toMatchObject({ status: 'success', items: [juice] });
  });

  it.each([
    ['once while one of two pages shows it', 2, PRODUCTS_RETENTION_MS * 2, 1],
    ['once by a page that returns within the minute', 1, PRODUCTS_RETENTION_MS - 1, 1],
    ['again by a page that comes a minute after the last', 0, PRODUCTS_RETENTION_MS, 2],
  ])('is requested %s', async (_when, pages, ms, requests) => {
    const { products, request, releases } = await shown(pages);
    // Twice: a page that releases it again counts once.
    releases[0]?.();
    releases[0]?.();
    jest.advanceTimersByTime(ms);
    products.retain();
    jest.advanceTimersByTime(PRODUCTS_RETENTION_MS);
    await products.load();
    expect(request).toHaveBeenCalledTimes(requests);
  });
});
