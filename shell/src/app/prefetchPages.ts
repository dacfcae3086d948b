import { contentEntry } from '@asia/shared/content';
import type { SiteRoute } from '@asia/shared/contracts';
import { inBackground, prefersReducedData, whenHydrated } from '@asia/shared/ui';
import { pageModule } from '../page-view/pageModules';
import { titles } from '../page-view/useDocumentHead';
import { findLink } from '../routing/findLink';
import { orderRoutes, routeAt } from '../routing/routes';

/** Fetches code, data and title of a page; nothing is fetched twice. */
function fetchPage({ id, slots = {}, data = [] }: SiteRoute): void {
  // Errors are ignored here; the page shows them.
  for (const expose of [id, ...Object.values(slots)]) void pageModule(expose).prefetch();
  for (const loadable of [titles, ...data.map((entry) => contentEntry(entry))]) void loadable.prefetch();
}

/**
 * Prefetches pages: of each link in view in the background, and of a link at once on pointer, touch or focus. Never with
 * Save-Data.
 * @returns stop
 */
export function prefetchPages(page: Document): () => void {
  if (prefersReducedData()) return () => {};
  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      inView.unobserve(target);
      const { pathname } = target;
      inBackground(() => fetchPage(routeAt(pathname)), { forNextTouch: true });
    }
  });
  const stopWaiting = whenHydrated(page, () => {
    for (const anchor of page.querySelectorAll('main a[href^="/"]')) {
      const link = findLink(anchor);
      if (link) inView.observe(link);
    }
    // Menu pages need the font of the seals, and layout takes twice as long without it. jsdom has no `fonts`.
    if ('fonts' in page) inBackground(() => page.fonts.load(SEALS, '春'));
  });
  const onReach = (event: Event) => {
    const link = findLink(event.target);
    if (link) fetchPage(routeAt(link.pathname));
  };
  for (const type of reachEvents) page.addEventListener(type, onReach, passive);
  return () => {
    stopWaiting();
    for (const type of reachEvents) page.removeEventListener(type, onReach, passive);
    inView.disconnect();
  };
}

/**
 * Prefetches the pages of an order, ahead of the background work. The guest probably asks for the cart next, and can
 * finish the order even if the connection drops after the first dish.
 */
export function prefetchOrder(): void {
  if (!prefersReducedData()) orderRoutes().forEach(fetchPage);
}

const SEALS = "1em 'Ma Shan Zheng'";
const reachEvents = ['pointerover', 'touchstart', 'focusin'] as const;
const passive = { passive: true, capture: true } as const;
