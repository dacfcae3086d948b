import { firstAndMore } from '@asia/release-store';
import { addressKey } from '@asia/shared/contracts';

/** An address of a page of this site in a link; files have an ending. */
const pageLink = /<a\b[^>]*?\shref="(\/[^"?#.]*)["?#]/g;

/**
 * Finds links to pages that the site does not have, e.g. after an app was retired or a route renamed.
 * @param pages documents by path
 * @returns one sentence for each address that is missing
 */
export function deadLinks(pages: Readonly<Record<string, string>>): string[] {
  const known = new Set(Object.keys(pages).map(addressKey));
  const dead = new Map<string, Set<string>>();
  for (const [path, document] of Object.entries(pages)) {
    for (const [, link = ''] of document.matchAll(pageLink)) {
      if (known.has(addressKey(link))) continue;
      dead.set(link, (dead.get(link) ?? new Set()).add(path));
    }
  }
  return [...dead].map(
    ([link, from]) => `On ${firstAndMore(from)} a link leads to ${link}, which no live app has.`,
  );
}
