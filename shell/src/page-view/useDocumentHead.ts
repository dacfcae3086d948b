import { useEffect, useRef } from 'react';
import { contentEntry } from '@asia/shared/content';
import { entry, type SiteRoute } from '@asia/shared/contracts';
import { pinnedFacts } from '@asia/shared/restaurant';
import { notFound } from '../routing/routes';

export const titles = contentEntry(entry('titles'));

/** The metadata of one page besides its title. Only crawlers read it, from the HTML. */
const OF_ONE_PAGE =
  'link[rel="canonical"], link[rel="alternate"], meta[name="description"], meta[name="robots"], meta[property], meta[name^="twitter"]';

/**
 * Updates the head after a navigation. Sets the title and the canonical address of the new page, and removes all other
 * metadata, which belongs to the first page. A page that follows the guest's language may render a `<title>`: React
 * puts it before this one, and browsers show the first.
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
      if (title) title.textContent = known?.[path] ?? pinnedFacts.name;
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
  link.href = pinnedFacts.siteUrl + path;
  return link;
}
