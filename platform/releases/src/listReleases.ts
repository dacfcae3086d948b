import { DamagedFile, type Deployment, listVersions } from '@asia/release-store';
import { compareErrors, type Counted, countsOf, sayRefused } from './buildCounts';
import { describeProvenance } from './describeProvenance';
import { readable } from './rollbackTarget';

interface Releases {
  /** Newest first. */
  history: readonly (Deployment | DamagedFile)[];
  counted?: Counted;
}

/** Lists live and earlier builds, one line each: their author, and their counts at guests. */
export function listReleases({ history, counted }: Releases): string[] {
  const deployments = readable(history);
  const live = listVersions(deployments[0]?.pointer);
  const apps = [...new Set(deployments.flatMap(({ changed }) => changed))].sort();
  const stepsOf = (app: string) => deployments.filter(({ changed }) => changed.includes(app));
  const versionIn = ({ pointer }: Deployment, app: string) => listVersions(pointer)[app];
  const describe = (step: Deployment, app: string) => {
    const version = versionIn(step, app);
    const counts = counted?.builds[`${app} ${version}`];
    return [describeProvenance(step.provenance), counts ? countsOf(counts) : ''].filter(
      (text) => text !== '',
    );
  };
  const errors = apps.flatMap((app) => {
    const [version, ...before] = new Set(stepsOf(app).flatMap((step) => versionIn(step, app) ?? []));
    return counted && version && live[app] ? compareErrors(counted, app, version, before[0]) : [];
  });
  return [
    ...history.filter((deployment) => deployment instanceof DamagedFile).map(({ message }) => message),
    ...(counted && counted.refused > 0 ? [sayRefused(counted)] : []),
    ...(errors.length > 0 ? [`Errors at guests since ${counted?.since}:`, ...errors] : []),
    ...apps.flatMap((app) => [
      live[app] ? app : `${app} (retired)`,
      ...stepsOf(app).map((step, index) => {
        const version = (versionIn(step, app) ?? '–').padEnd(12);
        const number = String(step.number).padStart(4);
        const line = `  ${index === 0 && live[app] ? '*' : ' '} ${version}  ${step.at}  ${number} ${step.action}`;
        return [line.padEnd(58), describe(step, app).join('; ')].join('').trimEnd();
      }),
    ]),
  ];
}
