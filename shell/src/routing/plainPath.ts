/** One spelling for each path: letter case, encoding and slashes at the end make no difference. */
export function plainPath(pathname: string): string {
  return decoded(pathname)
    .toLowerCase()
    .replace(/(.)\/+$/, '$1');
}

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    // An address such as `/100%` cannot be decoded, and has no page.
    return pathname;
  }
}
