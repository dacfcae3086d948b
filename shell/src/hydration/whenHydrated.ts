import { HYDRATED_EVENT, isHydrated } from '@asia/shared/contracts';

/** Calls back each time that all islands in the document are hydrated. @returns stop */
export function whenHydrated(page: Document, work: () => void): () => void {
  const check = () => {
    if (isHydrated(page)) work();
  };
  page.addEventListener(HYDRATED_EVENT, check);
  return () => page.removeEventListener(HYDRATED_EVENT, check);
}
