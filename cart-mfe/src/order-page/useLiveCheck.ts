import { useEffect } from 'react';
import { cart, cartPrices } from '@asia/shared/cart';
import { facts, today } from '@asia/shared/content';
import type { CategorySection, Facts, TodayRow } from '@asia/shared/contracts';
import { pricesIn } from '@asia/shared/menu';
import { LiveEntries } from './LiveEntries';

const EVERY_MS = 60_000;
/** Beginning of the name of an entry; a category follows. */
const SECTION = 'section/';

const live = new LiveEntries();

/**
 * Follows what is live when a page of an order opens, on each return to the tab, and once a minute: prices, facts, and
 * what the restaurant has written for today. Nobody waits for the answer.
 */
export function useLiveCheck(): void {
  useEffect(() => {
    const check = () => void (document.hidden || checkLive());
    check();
    const timer = setInterval(check, EVERY_MS);
    document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, []);
}

async function checkLive(): Promise<void> {
  const sectionsOfCart = new Set(cart.cartItems.map(({ category }) => SECTION + category));
  const names = ['facts', 'today', ...sectionsOfCart];
  const { facts: newFacts, today: rows, ...sections } = await live.changed(names);
  if (newFacts) facts.follow(newFacts as Facts);
  if (rows) today.follow(rows as TodayRow[]);
  for (const [name, section] of Object.entries(sections))
    cartPrices.reprice(
      { [name.slice(SECTION.length)]: section ? pricesIn(section as CategorySection) : {} },
      'live',
    );
}
