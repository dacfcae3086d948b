/**
 * The key of a page's address, for everything that matches one: routes of the shell, pages in the service worker, the
 * server, and the release. Letter case, accents, percent-encoding and slashes at the end make no difference.
 * @param pathname encoded, as in a URL
 */
export function addressKey(pathname: string): string {
  return decodedAddressKey(decodeComponent(pathname));
}

/** The same for a path that is decoded already, as a server has it: decoding it twice would find other pages. */
export function decodedAddressKey(path: string): string {
  return path
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/(.)\/+$/, '$1');
}

/** Decodes a path, a query value or a `#…`; returns it unchanged where that fails, as for `/100%`: guests may have typed it. */
export function decodeComponent(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}
