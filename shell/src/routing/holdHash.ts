import { HYDRATED, ISLAND } from '@asia/shared/contracts';

/**
 * Keeps another hash of the same page from the router while a part of it is not hydrated: with a new location, React
 * would remove the text of a page whose code is missing. The browser itself goes to the place. Call it before the router
 * listens.
 */
export function holdHash(): void {
  const { pathname } = location;
  let { hash } = location;
  addEventListener('popstate', (event) => {
    const isHash = location.pathname === pathname && location.hash !== hash;
    ({ hash } = location);
    if (isHash && document.querySelector(`[${ISLAND}]:not([${HYDRATED}])`)) event.stopImmediatePropagation();
  });
}
