import { products } from '@asia/shared/products';
import { keepProducts } from './stores';

jest.mock('../federation/remoteModule', () => ({ remoteFunction: jest.fn() }));

const LATEST_IDLE_MS = 2000;

describe('keepProducts', () => {
  let load: jest.SpiedFunction<typeof products.load>;

  beforeEach(() => {
    jest.useFakeTimers();
    load = jest.spyOn(products, 'load').mockResolvedValue();
  });
  afterEach(() => {
    products.status = null;
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('asks for the products once the browser has nothing better to do', () => {
    keepProducts('/products');
    expect(load).not.toHaveBeenCalled();
    jest.advanceTimersByTime(LATEST_IDLE_MS);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('does not ask again behind the notice of a failure', () => {
    keepProducts('/products');
    products.status = 'rejected';
    jest.advanceTimersByTime(LATEST_IDLE_MS);
    expect(load).not.toHaveBeenCalled();
  });
});
