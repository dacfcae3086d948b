/**
 * A picture address from storage or from another server, if it is one of this site's pictures; else ''.
 * A stored address must not make the browser call somebody else.
 */
export function ownPicture(value: unknown): string {
  return typeof value === 'string' && /^\/pictures\/[\w-]+(\.[\w-]+)*$/.test(value) ? value : '';
}
