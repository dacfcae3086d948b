import { useEffect, useRef } from 'react';
import { contentEntry } from '@asia/shared/content';
import { entry, type SiteRoute } from '@asia/shared/contracts';
import { restaurant } from '@asia/shared/restaurant';
import { notFound } from '../routing/routes';

/** Titles of the document, by registered route. */
export const titles = contentEntry(entry('titles'));

/** What the head says of one page besides its title; whoever reads it takes it from the network. */
const OF_ONE_PAGE =
  'link[rel="canonical"], link[rel="alternate"], meta[name="description"], meta[name="robots"], meta[property], meta[name^="twitter"]';

/**
 * After a navigation gives the document the title and the canonical address of the page; the first page brings its own. A page
 * that follows the guest's language may show a `<title>` of its own, which goes before this one.
 */
export function useDocumentHead({ path }: SiteRoute): void {
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return undefined;
    shown.current = path;
    for (const stale of document.head.querySelectorAll(OF_ONE_PAGE)) stale.remove();
    if (path !== notFound.path) document.head.append(canonicalLink(path));

    const title = document.head.querySelector('title:last-of-type');
    const show = (known = titles.value) => {
      if (title) title.textContent = known?.[path] ?? restaurant.name;
    };
    show();
    let left = false;
    if (!titles.value) void titles.prefetch().then((loaded) => left || show(loaded));
    return () => {
      left = true;
    };
  }, [path]);
}

function canonicalLink(path: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'canonical';
  link.href = restaurant.siteUrl + path;
  return link;
}
