import type { Prices } from '@asia/shared/contracts';

/** What the live menu says of every dish, by key. The shell calls it to bring the lines of the cart up to date. */
export default async function loadPrices(): Promise<Prices> {
  const { default: prices } = await import(
    /* webpackChunkName: "prices" */ '@asia/shared/menu-data/prices.json'
  );
  return prices as Prices;
}
