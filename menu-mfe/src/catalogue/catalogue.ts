import type { Catalogue } from '@asia/shared/contracts';

/** What the live menu says of every dish, by key. Fetched by the cart to bring its lines up to date. */
export default async function loadCatalogue(): Promise<Catalogue> {
  const { default: prices } = await import(
    /* webpackChunkName: "prices" */ '@asia/shared/menu-data/prices.json'
  );
  return prices;
}
