/** A build that is compared with another one. */
export interface Compared {
  app: string;
  /** Whether its sources are newer than those of the other builds of the site. */
  isNew?: boolean;
  /** What to do about two builds that do not fit, if that is not a release of both. */
  remedy?: string | undefined;
}

/** What to do about two builds that do not fit. If one is newer, neither can go live without the other. */
export function remedy(one: Compared, other: Compared): string {
  if (one.isNew === other.isNew) return `Correct ${one.app} or ${other.app}.`;
  const [newer, older] = one.isNew ? [one, other] : [other, one];
  const said = other.remedy ?? one.remedy;
  if (said) return `${newer.app} is newer than ${older.app}. ${said}`;
  return `${newer.app} is newer than ${older.app}. Release all from one checkout: npm run release -- all`;
}
