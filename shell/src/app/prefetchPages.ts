import { contentEntry } from '@asia/shared/content';
import type { SiteRoute } from '@asia/shared/contracts';
import { inBackground, prefersReducedData, whenHydrated } from '@asia/shared/ui';
import { pageModule } from '../page-view/pageModules';
import { titles } from '../page-view/useDocumentHead';
import { findLink } from '../routing/findLink';
import { orderRoutes, routeAt } from '../routing/routes';

/** What fetches code, data and title of a page; nothing is fetched twice. The page itself shows a failure. */
const fetchesOf = ({ id, slots = {}, data = [] }: SiteRoute) =>
  [...[id, ...Object.values(slots)].map(pageModule), titles, ...data.map((entry) => contentEntry(entry))].map(
    (loadable) => () => void loadable.prefetch(),
  );

const fetchPage = (route: SiteRoute) => fetchesOf(route).forEach((fetch) => fetch());

/** Prefetches the pages of links in view, in the background; at pointer, touch or focus, at once. @returns stop */
export function prefetchPages(page: Document): () => void {
  if (prefersReducedData()) return () => {};
  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      inView.unobserve(target);
      const { pathname } = target;
      for (const fetch of fetchesOf(routeAt(pathname))) inBackground(fetch, { forNextTouch: true });
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

/** Ahead of the background work: the guest can finish the order even if the connection drops after the first dish. */
export function prefetchOrder(): void {
  if (!prefersReducedData()) orderRoutes().forEach(fetchPage);
}

const SEALS = "1em 'Ma Shan Zheng'";
const reachEvents = ['pointerover', 'touchstart', 'focusin'] as const;
const passive = { passive: true, capture: true } as const;
