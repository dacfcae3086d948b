/** Names the first of some things and counts the others. @returns e.g. `/menu and 2 more` */
export function firstAndMore([first = '', ...others]: Iterable<string>): string {
  return others.length > 0 ? `${first} and ${others.length} more` : first;
}
