import { waitFor } from '@testing-library/react';
import { products } from '@asia/shared/products';
import { cart } from '@asia/shared/cart';
import { anOrderableDish, aSiteTable } from '@asia/shared/testing';
import { remoteFunction } from '../federation/remoteModule';
import { pageModule } from '../pages/pageModules';
import { setRoutes } from '../routes/routes';
import { keepCart, keepProducts } from './stores';

jest.mock('../federation/remoteModule', () => ({ remoteFunction: jest.fn(), remotePage: jest.fn() }));

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

it('fetches with the first dish what an order needs, and then learns what the menu says of it', async () => {
  setRoutes(aSiteTable());
  const dish = anOrderableDish();
  const { name, plato, desc, image } = dish;
  const prices = { [dish.key]: { name, plato, desc, image, price: 12000, soldOut: false } };
  jest.mocked(remoteFunction).mockResolvedValue(() => Promise.resolve(prices));
  const pages = ['cart-mfe/CartPage', 'cart-mfe/CheckoutPage'].map((id) =>
    jest.spyOn(pageModule(id), 'prefetch').mockResolvedValue(undefined),
  );
  keepCart();
  await new Promise((resolve) => setTimeout(resolve, LATEST_IDLE_MS / 5));
  expect(remoteFunction).not.toHaveBeenCalled();

  cart.add(dish);
  await waitFor(() => expect(cart.changes).toMatchObject([{ kind: 'dearer' }]), { timeout: LATEST_IDLE_MS });
  for (const page of pages) expect(page).toHaveBeenCalledTimes(1);
});
