import type { Prices } from '@asia/shared/contracts';

/** Live data of every dish, by key. The shell calls it to update the lines of the cart. */
export default async function loadPrices(): Promise<Prices> {
  const { default: prices } = await import(
    /* webpackChunkName: "prices" */ '@asia/shared/menu-data/prices.json'
  );
  return prices as Prices;
}
