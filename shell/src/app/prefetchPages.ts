import { contentPart } from '@asia/shared/content';
import type { SiteRoute } from '@asia/shared/contracts';
import { inBackground, prefersReducedData } from '@asia/shared/ui';
import { whenHydrated } from '../hydration/whenHydrated';
import { pageModule } from '../page-view/pageModules';
import { linkOf } from '../routing/linkOf';
import { orderRoutes, routeAt } from '../routing/routes';

/** Fetches code and data of a page; neither is fetched twice. */
function fetchPage({ id, slots = {}, data = [] }: SiteRoute): Promise<unknown> {
  // Errors are ignored here; the page shows them.
  return Promise.all([
    ...[id, ...Object.values(slots)].map((part) => pageModule(part).prefetch()),
    ...data.map((entry) => contentPart(entry).prefetch()),
  ]);
}

/**
 * Prefetches pages: of each link in view in the background, and of a link at once on pointer, touch or focus. Never with
 * Save-Data or on a slow line.
 * @returns stop
 */
export function prefetchPages(page: Document): () => void {
  if (prefersReducedData()) return () => {};
  const inView = new IntersectionObserver((entries) => {
    const links = entries.flatMap(({ isIntersecting, target }) =>
      isIntersecting && target instanceof HTMLAnchorElement ? target : [],
    );
    for (const link of links) inView.unobserve(link);
    const fetchPages = () => Promise.all(links.map(({ pathname }) => fetchPage(routeAt(pathname))));
    if (links.length > 0) inBackground(fetchPages, { forNextTouch: true });
  });
  const stopWaiting = whenHydrated(page, () => {
    for (const anchor of page.querySelectorAll('main a[href^="/"]')) {
      const link = linkOf(anchor);
      if (link) inView.observe(link);
    }
    // Menu pages need the font of the seals, and layout takes twice as long without it. jsdom has no `fonts`.
    if ('fonts' in page) inBackground(() => page.fonts.load(SEALS, '春'));
  });
  const onIntent = (event: Event) => {
    const link = linkOf(event.target);
    if (link) void fetchPage(routeAt(link.pathname));
  };
  for (const type of intents) page.addEventListener(type, onIntent, passive);
  return () => {
    stopWaiting();
    for (const type of intents) page.removeEventListener(type, onIntent, passive);
    inView.disconnect();
  };
}

/** Prefetches the pages of an order: it can be finished even if the connection drops after the first dish. */
export async function prefetchOrder(): Promise<void> {
  if (!prefersReducedData()) await Promise.all(orderRoutes().map(fetchPage));
}

const SEALS = "1em 'Ma Shan Zheng'";
const intents = ['pointerover', 'touchstart', 'focusin'] as const;
const passive = { passive: true, capture: true } as const;
