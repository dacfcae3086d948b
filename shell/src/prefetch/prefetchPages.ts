import type { SiteRoute } from '@asia/shared/contracts';
import { perKey } from '@asia/shared/ui';
import { pageModule } from '../pages/pageModules';
import { routeAt } from '../routes/routes';
import { linkOf } from './linkOf';

/** The one data client that browsers report in a standard-track way, where they report it at all. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Fetches the page behind a link when the guest shows an interest in it: pointer over it, finger on
 * it, focus on it. From the first sign of a guest on, the code behind each link in view is fetched too. Never with
 * Save-Data.
 * @returns stop
 */
export function prefetchPages(page: Document): () => void {
  if (savesData()) return () => {};
  const fetchCode = perKey((id: string) => pageModule(id).prefetch());
  // Once a page: a pointer reports every part of the link that it crosses.
  const fetchWhole = perKey(async ({ id, props = {}, slots = {} }: SiteRoute) => {
    for (const part of Object.values(slots)) void fetchCode(part);
    // Data that does not come is told where it is read.
    await (await fetchCode(id))?.preload?.(props).catch(() => undefined);
  });

  const onIntent = (event: Event) => {
    const link = linkOf(event.target);
    if (link) void fetchWhole(routeAt(link.pathname));
  };
  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting && target instanceof HTMLAnchorElement) void fetchCode(routeAt(target.pathname).id);
    }
  });
  const watchLinks = () => {
    for (const anchor of page.querySelectorAll('main a[href^="/"]')) {
      const link = linkOf(anchor);
      if (link) inView.observe(link);
    }
  };
  // Not on arrival: what the guest came for has the connection to itself.
  const onFirstSign = (event: Event) => {
    // A list inside the page may have been scrolled by the page itself.
    if (event.type === 'scroll' && event.target !== page) return;
    for (const type of signs) page.removeEventListener(type, onFirstSign, passive);
    watchLinks();
  };
  for (const type of intents) page.addEventListener(type, onIntent, passive);
  for (const type of signs) page.addEventListener(type, onFirstSign, passive);
  return () => {
    for (const type of intents) page.removeEventListener(type, onIntent, passive);
    for (const type of signs) page.removeEventListener(type, onFirstSign, passive);
    inView.disconnect();
  };
}

const intents = ['pointerover', 'touchstart', 'focusin'] as const;
const signs = ['scroll', 'pointermove', 'touchstart', 'keydown'] as const;
const passive = { passive: true, capture: true } as const;

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.saveData) || /2g/.test(connection?.effectiveType ?? '');
}
