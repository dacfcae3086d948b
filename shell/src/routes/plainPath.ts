/** Paths differ neither by letter case, nor by how their letters are encoded, nor by slashes at the end. */
export function plainPath(pathname: string): string {
  return decoded(pathname)
    .toLowerCase()
    .replace(/(.)\/+$/, '$1');
}

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    // `/100%` is an address too: of no page.
    return pathname;
  }
}
