import { ISLAND, HYDRATED_EVENT, HYDRATED } from '@asia/shared/contracts';

/** Calls back each time that all islands in the document are hydrated. @returns stop */
export function whenHydrated(page: Document, work: () => void): () => void {
  const check = () => {
    if (!page.querySelector(`[${ISLAND}]:not([${HYDRATED}])`)) work();
  };
  page.addEventListener(HYDRATED_EVENT, check);
  return () => page.removeEventListener(HYDRATED_EVENT, check);
}
