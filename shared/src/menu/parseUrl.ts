/**
 * Parses an address; null if it is none. Not `URL.canParse`: the oldest browsers of `browserslist` lack it.
 * @param base address that a relative one is read against
 */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
