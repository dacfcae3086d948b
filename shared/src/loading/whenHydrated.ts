import { HYDRATED, HYDRATED_EVENT, ISLAND } from '../contracts';

/** Calls back once every island is hydrated, and after each navigation, which brings a new island. @returns stop */
export function whenHydrated(page: Document, work: () => void): () => void {
  const check = () => {
    if (!page.querySelector(`[${ISLAND}]:not([${HYDRATED}])`)) work();
  };
  check();
  page.addEventListener(HYDRATED_EVENT, check);
  return () => page.removeEventListener(HYDRATED_EVENT, check);
}
