/** Null if it is no address. Not `URL.canParse`: the oldest browsers of `browserslist` lack it. */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
