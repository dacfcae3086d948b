import { markdownTable } from '../../e2e/harness/markdownTable';

/** Version by app. */
export type Versions = Readonly<Record<string, string>>;

/**
 * Every mixture of builds: each app at its newer or its older build. Skips apps whose two builds are equal;
 * the newest of all come first.
 */
export function combinations(newer: Versions, older: Versions): Versions[] {
  return Object.keys(newer).reduce<Versions[]>(
    (found, app) =>
      [...new Set([newer[app], older[app]])].flatMap((version) =>
        version ? found.map((versions) => ({ ...versions, [app]: version })) : [],
      ),
    [{}],
  );
}

/** One mixture, and what happened: the journey, or why its release was refused. */
export interface Outcome {
  versions: Versions;
  outcome: string;
}

/** The table of `docs/skew.md`: the build of each app, and the outcome. */
export function skewTable(newer: Versions, outcomes: readonly Outcome[]): string {
  const apps = Object.keys(newer);
  const rows = outcomes.map(({ versions, outcome }) => [
    ...apps.map((app) => (versions[app] === newer[app] ? 'N' : 'N−1')),
    outcome.replaceAll('|', '\\|'),
  ]);
  return markdownTable([...apps, 'the order'], rows);
}
