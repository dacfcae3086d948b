import { useEffect } from 'react';
import { cart } from '@asia/shared/cart';
import {
  RELEASES_ID,
  type CategoryKey,
  entryAddress,
  type ContentIndex,
  type Prices,
  type ReleasePointer,
} from '@asia/shared/contracts';
import { fetchJson } from '@asia/shared/http';
import { pricesIn, type CategorySection } from '@asia/shared/menu';

/** The release of the content whose prices the guest knows of, and the categories that were compared with it: all of the page's own. */
let known: { version: string | undefined; categories: ReadonlySet<CategoryKey> | 'all' } | undefined;

/**
 * Compares the cart with the prices that are live, when the checkout opens and on each return to the tab, each category once for each
 * release.
 * Nobody waits for the answer: without one the cart keeps its prices.
 */
export function usePriceCheck(): void {
  useEffect(() => {
    const compare = () => void (document.hidden || comparePrices());
    compare();
    document.addEventListener('visibilitychange', compare);
    return () => document.removeEventListener('visibilitychange', compare);
  }, []);
}

async function comparePrices(): Promise<void> {
  known ??= { version: pinnedContent(), categories: 'all' };
  const version = (await ask<ReleasePointer>('/releases.json'))?.content.version;
  if (!version) return;
  const compared = version === known.version ? known.categories : new Set<CategoryKey>();
  if (compared === 'all') return;
  const ofCart = new Set(cart.cartItems.map(({ category }) => category));
  const categories = [...ofCart].filter((category) => !compared.has(category));
  if (categories.length === 0) return;
  const index = await ask<ContentIndex>(`/mfe/content/${version}/index.json`);
  if (!index) return;
  const live: Record<CategoryKey, Prices> = {};
  for (const category of categories) {
    const prices = await pricesOf(category, index);
    if (!prices) return;
    live[category] = prices;
  }
  known = { version, categories: new Set([...compared, ...categories]) };
  cart.offerPrices(live);
}

/** The dishes of a category: none where it has left the menu; undefined without an answer. */
async function pricesOf(category: CategoryKey, index: ContentIndex): Promise<Prices | undefined> {
  const name = `section/${category}`;
  const integrity = index[name];
  if (!integrity) return {};
  const section = await ask<CategorySection>(entryAddress(name, integrity), integrity);
  return section ? pricesIn(section) : undefined;
}

/** The release of the content that this page was composed from. */
function pinnedContent(): string | undefined {
  const text = document.getElementById(RELEASES_ID)?.textContent;
  return text ? (JSON.parse(text) as ReleasePointer).content.version : undefined;
}

async function ask<Data>(address: string, integrity?: string): Promise<Data | null> {
  const answer = await fetchJson(address, integrity === undefined ? {} : { integrity });
  return answer.ok ? (answer.data as Data) : null;
}
