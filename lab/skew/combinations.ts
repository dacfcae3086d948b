/** Version by app. */
export type Versions = Readonly<Record<string, string>>;

/**
 * Every way in which builds may meet: each app at its newer or its older build. Where both are the same bytes there is
 * nothing to try; the newest of all come first.
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

/** What came of one: the journey, or why a release of it is refused. */
export interface Outcome {
  versions: Versions;
  said: string;
}

/** The table of `docs/skew.md`: which build of each app, and what came of it. */
export function skewTable(newer: Versions, outcomes: readonly Outcome[]): string {
  const apps = Object.keys(newer);
  const head = [...apps, 'the order'];
  const rows = outcomes.map(({ versions, said }) => [
    ...apps.map((app) => (versions[app] === newer[app] ? 'N' : 'N−1')),
    said.replaceAll('|', '\\|'),
  ]);
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
