/**
 * The key of a page's address, for everything that matches one: routes of the shell, pages in the service worker, the
 * server, and the release. Letter case, accents, percent-encoding and slashes at the end make no difference.
 * @param pathname encoded, as in a URL
 */
export function addressKey(pathname: string): string {
  return decodedAddressKey(decodedPart(pathname));
}

/** The same for a path that is decoded already, as a server has it: decoding it twice would find other pages. */
export function decodedAddressKey(path: string): string {
  return path
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/(.)\/+$/, '$1');
}

/** A part of an address, decoded; as it is where that cannot be done, as of `/100%`: guests may have typed it. */
export function decodedPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
