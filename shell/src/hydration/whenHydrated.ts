import { ISLAND, HYDRATED_EVENT, HYDRATED } from '@asia/shared/contracts';

/** Calls back each time that a page has come to life: all islands in the document are alive then. @returns stop */
export function whenHydrated(page: Document, work: () => void): () => void {
  const look = () => {
    if (!page.querySelector(`[${ISLAND}]:not([${HYDRATED}])`)) work();
  };
  page.addEventListener(HYDRATED_EVENT, look);
  return () => page.removeEventListener(HYDRATED_EVENT, look);
}
