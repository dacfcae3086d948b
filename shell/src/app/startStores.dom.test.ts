import { waitFor } from '@testing-library/react';
import { cart, cartPrices } from '@asia/shared/cart';
import { contentEntry } from '@asia/shared/content';
import { HYDRATED, HYDRATED_EVENT, ISLAND } from '@asia/shared/contracts';
import { anOrderableDish, aSiteTable } from '@asia/shared/testing';
import { pageModule } from '../page-view/pageModules';
import { setRoutes } from '../routing/routes';
import { loadProducts } from './loadProducts';
import { loadProductsInBackground, prepareOrder } from './startStores';

jest.mock('../remotes/remoteModule', () => ({ loadRemotePage: jest.fn() }));
jest.mock('./loadProducts', () => ({ loadProducts: jest.fn() }));

const LATEST_IDLE_MS = 2000;

it('prefetches the pages of an order, and compares the pinned prices', async () => {
  setRoutes(aSiteTable());
  const dish = anOrderableDish();
  const section = { dishes: [{ ...dish, price: 12000 }] };
  const pinned = jest.spyOn(contentEntry(`section/${dish.category}`), 'prefetch').mockResolvedValue(section);
  const pages = ['cart-mfe/CartPage', 'cart-mfe/CheckoutPage'].map((id) =>
    jest.spyOn(pageModule(id), 'prefetch').mockResolvedValue(undefined),
  );
  prepareOrder();
  await new Promise((resolve) => setTimeout(resolve, LATEST_IDLE_MS / 5));
  expect(pinned).not.toHaveBeenCalled();

  const frames: FrameRequestCallback[] = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  cart.add(dish);
  await waitFor(() => expect(frames).toHaveLength(1));
  for (const page of pages) expect(page).not.toHaveBeenCalled();
  frames.forEach((frame) => frame(0));
  await waitFor(() => expect(cartPrices.changes).toMatchObject([{ kind: 'dearer' }]), {
    timeout: LATEST_IDLE_MS,
  });
  await waitFor(() => {
    for (const page of pages) expect(page).toHaveBeenCalledTimes(1);
  });
});

it('asks for the products in the background, once the page is hydrated', async () => {
  const island = document.body.appendChild(document.createElement('div'));
  island.setAttribute(ISLAND, '');
  loadProductsInBackground('/products');
  await new Promise((resolve) => setTimeout(resolve, LATEST_IDLE_MS / 5));
  expect(loadProducts).not.toHaveBeenCalled();
  island.setAttribute(HYDRATED, '');
  island.dispatchEvent(new CustomEvent(HYDRATED_EVENT, { bubbles: true }));
  await waitFor(() => expect(loadProducts).toHaveBeenCalledWith('/products'), { timeout: LATEST_IDLE_MS });
});
