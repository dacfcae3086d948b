/**
 * The key of a page's address, for everything that matches one: routes of the shell, pages in the service worker, the
 * server, and the release. Letter case, percent-encoding and slashes at the end make no difference.
 * @param pathname encoded, as in a URL
 */
export function addressKey(pathname: string): string {
  return decodedAddressKey(decoded(pathname));
}

/** The same for a path that is decoded already, as a server has it: decoding it twice would find other pages. */
export function decodedAddressKey(path: string): string {
  return asciiLowerCase(path).replace(/(.)\/+$/, '$1');
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    // An address such as `/100%` cannot be decoded, and has no page.
    return pathname;
  }
}

/** `toLowerCase` also turns the Kelvin sign into a `k`. */
const asciiLowerCase = (text: string) => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
