/** Addresses in the markup of a page; a `srcset` names several, with a width behind each. */
const attribute = /\s(?:href|src|srcset|imagesrcset|poster)="([^"]+)"/gi;
/** Addresses of builds and pictures anywhere in a page, e.g. in its data. */
const immutable = /\/(?:mfe|pictures)\/[\w@+~./-]*\.\w+/g;
/** The card of a shared link is named with the domain. */
const shareCard = /\scontent="https?:\/\/[^/"]+(\/share\/[^"?]+)"/gi;
const hasExtension = /\.\w+$/;

/**
 * Addresses of the files of this site that a page needs. Links to other pages and other sites are not among
 * them.
 */
export function namedFiles(html: string): Set<string> {
  const found = new Set<string>(html.match(immutable) ?? []);
  for (const [, value = ''] of html.matchAll(attribute)) {
    for (const candidate of value.split(',')) {
      const [address = ''] = candidate.trim().split(/[\s?#]/);
      if (/^\/(?!\/)/.test(address) && hasExtension.test(address)) found.add(address);
    }
  }
  for (const [, address = ''] of html.matchAll(shareCard)) found.add(address);
  return found;
}
