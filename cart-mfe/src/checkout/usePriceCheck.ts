import { useEffect } from 'react';
import { cart } from '@asia/shared/cart';
import { RELEASES_ID, type ContentIndex, type Prices, type ReleasePointer } from '@asia/shared/contracts';
import { fetchJson } from '@asia/shared/http';

/** The release of the content whose prices the guest knows of. */
let compared: string | undefined;

/**
 * Compares the cart with the prices that are live, when the checkout opens and on each return to the tab, once for each release.
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
  compared ??= pinnedContent();
  const version = (await ask<ReleasePointer>('/releases.json'))?.content.version;
  if (!version || version === compared || cart.isEmpty) return;
  const file = (await ask<ContentIndex>(`/mfe/content/${version}/index.json`))?.prices;
  const prices = file && (await ask<Prices>(file.address, file.integrity));
  if (!prices) return;
  compared = version;
  cart.offerPrices(prices);
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
