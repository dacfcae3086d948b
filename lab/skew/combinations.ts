import { markdownTable } from '../../e2e/harness/markdownTable';

/** Version by app. */
export type Versions = Readonly<Record<string, string>>;

/**
 * The newest builds of all apps, and the same with one app at its older build: each newer build meets the older build
 * of each other app once. Skips apps whose two builds are equal.
 */
export function combinations(newer: Versions, older: Versions): Versions[] {
  const changed = Object.entries(older).filter(([app, version]) => app in newer && newer[app] !== version);
  return [newer, ...changed.map(([app, version]) => ({ ...newer, [app]: version }))];
}

/** One mixture, and what happened: the journey, or why its release was refused. */
export interface Outcome {
  versions: Versions;
  outcome: string;
}

export function skewTable(newer: Versions, outcomes: readonly Outcome[]): string {
  const apps = Object.keys(newer);
  const rows = outcomes.map(({ versions, outcome }) => [
    ...apps.map((app) => (versions[app] === newer[app] ? 'N' : 'N−1')),
    outcome.replaceAll('|', '\\|'),
  ]);
  return markdownTable([...apps, 'the order'], rows);
}
