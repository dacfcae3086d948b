import { ISLAND, ISLAND_LIVE, LIVE } from '@asia/shared/contracts';

/** Calls back whenever a page is alive: each comes as an island, the first one and every later one. @returns stop */
export function whenAlive(page: Document, work: () => void): () => void {
  const look = () => {
    if (!page.querySelector(`[${ISLAND}]:not([${LIVE}])`)) work();
  };
  page.addEventListener(ISLAND_LIVE, look);
  return () => page.removeEventListener(ISLAND_LIVE, look);
}
