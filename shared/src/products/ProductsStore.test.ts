import type { ListedDish } from '../contracts';
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

/** Answers the next requests in this order; the last answer repeats. */
function serve(...answers: unknown[]): jest.Mock {
  let next = 0;
  const request = jest.fn(() => {
    const answer = answers[Math.min(next, answers.length - 1)];
    next += 1;
    if (answer instanceof Error) return Promise.reject(answer);
    const headers = new Map([['content-type', 'application/json; charset=utf-8']]);
    return Promise.resolve({
      ok: true,
      status: 200,
      headers,
      text: () => Promise.resolve(JSON.stringify(answer)),
    });
  });
  Object.assign(globalThis, { fetch: request });
  return request;
}

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'fetch');
});

it('starts with no list and no status', () => {
  expect(new ProductsStore()).toMatchObject({ items: [], status: null, failure: null });
});

it('is pending until the list is loaded', async () => {
  serve([tea]);
  const products = new ProductsStore();
  const loading = products.load();
  expect(products.status).toBe('pending');
  await loading;
  expect(products).toMatchObject({ status: 'success', items: [tea] });
});

it('requests the list once, however often it loads', async () => {
  const request = serve([tea]);
  const products = new ProductsStore();
  await Promise.all([products.load(), products.load()]);
  await products.load();
  expect(request).toHaveBeenCalledTimes(1);
});

it('requests the configured address', async () => {
  const request = serve([tea]);
  const products = new ProductsStore();
  products.configure({ url: 'https://products.example/products' });
  await products.load();
  expect(request).toHaveBeenCalledWith('https://products.example/products', expect.anything());
});

it('is rejected when the network fails, and logs it', async () => {
  serve(new TypeError('offline'));
  allowConsole('error', /Loading chunk failed \(error: \/products\)/);
  const products = new ProductsStore();
  await products.load();
  expect(products).toMatchObject({ status: 'rejected', failure: 'FETCH_ERROR', items: [] });
});

it('is rejected when the answer is not a list', async () => {
  serve({ error: 'moved' });
  allowConsole('error', /Loading chunk failed \(misshapen: \/products\)/);
  const products = new ProductsStore();
  await products.load();
  expect(products).toMatchObject({ status: 'rejected', failure: 'PARSING_ERROR' });
});

it('comes back with a retry', async () => {
  serve(new TypeError('offline'), [tea]);
  allowConsole('error', /Loading chunk failed/);
  const products = new ProductsStore();
  await products.load();
  const retrying = products.load();
  expect(products.status).toBe('pending');
  await retrying;
  expect(products).toMatchObject({ status: 'success', failure: null, items: [tea] });
});

it('finds the products of a category in any spelling', async () => {
  serve([tea, { ...tea, key: undefined, name: 'Combito', category: 'Infantil' }]);
  const products = new ProductsStore();
  await products.load();
  expect(products.inCategory('infantil').map(({ name }) => name)).toEqual(['Combito']);
});

describe('a list that nobody shows', () => {
  const juice = { ...tea, key: 'bebidas:jugo', name: 'Jugo' };

  async function oldList(...later: unknown[]) {
    jest.useFakeTimers();
    const request = serve([tea], ...later);
    const products = new ProductsStore();
    const release = products.retain();
    await products.load();
    release();
    jest.advanceTimersByTime(PRODUCTS_RETENTION_MS);
    return { products, request };
  }

  it('is shown after its minute until the new one swaps in', async () => {
    const { products } = await oldList([juice]);
    products.retain();
    expect(products).toMatchObject({ status: 'success', items: [tea] });
    await products.load();
    expect(products).toMatchObject({ status: 'success', items: [juice] });
  });

  it('stays where the new one does not load, and is requested by the next page', async () => {
    const { products, request } = await oldList(new TypeError('offline'), [juice]);
    allowConsole('error', /Loading chunk failed/);
    const release = products.retain();
    await products.load();
    expect(products).toMatchObject({ status: 'success', failure: null, items: [tea] });
    release();
    products.retain();
    await products.load();
    expect(products.items).toEqual([juice]);
    expect(request).toHaveBeenCalledTimes(3);
  });

  it('stays while one of two pages shows it', async () => {
    jest.useFakeTimers();
    serve([tea]);
    const products = new ProductsStore();
    const release = products.retain();
    products.retain();
    await products.load();
    release();
    release();
    jest.advanceTimersByTime(PRODUCTS_RETENTION_MS * 2);
    expect(products.status).toBe('success');
  });

  it('is kept by a page that returns within the minute', async () => {
    jest.useFakeTimers();
    const request = serve([tea]);
    const products = new ProductsStore();
    products.retain()();
    await products.load();
    jest.advanceTimersByTime(PRODUCTS_RETENTION_MS / 2);
    products.retain();
    jest.advanceTimersByTime(PRODUCTS_RETENTION_MS);
    expect(products.status).toBe('success');
    expect(request).toHaveBeenCalledTimes(1);
  });

  it('is fetched again by the page that returns later', async () => {
    jest.useFakeTimers();
    const request = serve([tea]);
    const products = new ProductsStore();
    await products.load();
    jest.advanceTimersByTime(PRODUCTS_RETENTION_MS);
    products.retain();
    await products.load();
    expect(products.status).toBe('success');
    expect(request).toHaveBeenCalledTimes(2);
  });
});

it('reads the list in a browser without `URL.canParse`', async () => {
  const canParse = Object.getOwnPropertyDescriptor(URL, 'canParse')!;
  Object.assign(URL, { canParse: undefined });
  try {
    serve([tea]);
    const store = new ProductsStore();
    store.configure({ url: 'https://menu.example/products' });
    await store.load();
    expect(store.status).toBe('success');
  } finally {
    Object.defineProperty(URL, 'canParse', canParse);
  }
});
