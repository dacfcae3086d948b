import type { PageModule, SiteRoute } from '@asia/shared/contracts';
import { unstable_forceFrameRate as forceFrameRate } from 'scheduler';
import { pages } from '../pages/loader';
import { pageAhead } from '../pages/pageAhead';
import { routeAt } from '../routes/routes';
import { whenIdle } from '../start/whenIdle';
import { decodePictures } from './decodePictures';
import { linkOf } from './linkOf';

/** The one data client that browsers report in a standard-track way, where they report it at all. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Fetches the page behind a link when the guest shows an interest in it: pointer over it, finger on
 * it, focus on it; what has arrived is drawn ahead, so that a click only shows it. From the first sign of a guest
 * on, the code behind each link in view is fetched too. Never with Save-Data.
 * @returns stop
 */
export function prefetchPages(page: Document): () => void {
  if (savesData()) return () => {};
  const fetchCode = once((id: string) => pages.prefetch(id));
  const fetchWhole = once((target: SiteRoute) => fetchAll(target, fetchCode));

  let latest: SiteRoute | undefined;
  const onIntent = (event: Event) => {
    const link = linkOf(event.target);
    if (!link) return;
    const target = routeAt(link.pathname);
    latest = target;
    // A pointer reports every part of the link that it crosses.
    if (target === pageAhead.get()) return;
    void fetchWhole(target).then((arrived) => {
      if (arrived) whenIdle(() => target === latest && !isOnShow(target) && drawAhead(target));
    });
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
  const stopDecoding = decodePictures(page, () => pageAhead.get() !== null);
  return () => {
    stopDecoding();
    for (const type of intents) page.removeEventListener(type, onIntent, passive);
    for (const type of signs) page.removeEventListener(type, onFirstSign, passive);
    inView.disconnect();
  };
}

/** A click then only shows the page: work that is better done at a stretch than in React's slices of 5 ms, each with a frame between. */
function drawAhead(target: SiteRoute): void {
  forceFrameRate(30);
  pageAhead.draw(target);
}

/** It may have come on show since, or the link was one to the page itself: leaving it, it would be kept as the next one. */
function isOnShow(target: SiteRoute): boolean {
  return target === routeAt(location.pathname);
}

/** @returns whether the page and every part of it arrived, so that nothing is left to wait for */
async function fetchAll(
  { id, props = {}, slots = {} }: SiteRoute,
  fetchCode: (id: string) => Promise<PageModule | undefined>,
): Promise<boolean> {
  const parts = Promise.all(Object.values(slots).map(fetchCode));
  const page = await fetchCode(id);
  await page?.preload?.(props);
  return page !== undefined && !(await parts).includes(undefined);
}

/** Makes one thing a key, however often it is asked for. */
function once<Key, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const made = new Map<Key, Made>();
  return (key) => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key) as Made;
  };
}

const intents = ['pointerover', 'touchstart', 'focusin'] as const;
const signs = ['scroll', 'pointermove', 'touchstart', 'keydown'] as const;
const passive = { passive: true, capture: true } as const;

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.saveData) || /2g/.test(connection?.effectiveType ?? '');
}
