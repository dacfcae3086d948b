/** The one key of an address in any letter case, with or without trailing slashes: `/Menu/` → `/menu`. */
export function routeKey(path: string): string {
  let end = path.length;
  while (end > 1 && path.charCodeAt(end - 1) === 47) end -= 1;
  return path.slice(0, end).toLowerCase();
}
