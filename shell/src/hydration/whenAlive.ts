import { ISLAND, ISLAND_LIVE, LIVE } from '@asia/shared/contracts';

/** Calls back each time that a page has come to life: all islands in the document are alive then. @returns stop */
export function whenAlive(page: Document, work: () => void): () => void {
  const look = () => {
    if (!page.querySelector(`[${ISLAND}]:not([${LIVE}])`)) work();
  };
  page.addEventListener(ISLAND_LIVE, look);
  return () => page.removeEventListener(ISLAND_LIVE, look);
}
