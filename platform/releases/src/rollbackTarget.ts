import { DamagedFile, type Deployment, listVersions, type ReleaseStore } from '@asia/release-store';
import type { BuildManifest } from '@asia/shared/contracts';

/**
 * Finds the build of a rollback: the named one, or the previous one, also of a retired app. A second rollback goes back
 * two steps.
 * @param version its first characters are enough
 * @throws Error when no such build was ever live, or when it is damaged
 */
export async function rollbackTarget(
  store: ReleaseStore,
  app: string,
  version?: string,
): Promise<BuildManifest> {
  const deployment = await store.live();
  const live = listVersions(deployment?.pointer);
  const steps = deployment?.undo[app] ?? [];
  if (!live[app] && steps.length === 0)
    throw new Error(`${app} was never live. Live: ${Object.keys(live).join(', ') || 'nothing'}.`);
  if (!version && steps[0]) return wholeBuild(store, app, steps[0]);
  const history = await store.deployments.history();
  const known = [...new Set(readable(history).flatMap(({ pointer }) => listVersions(pointer)[app] ?? []))];
  const target = version && [...steps, ...known].find((step) => step.startsWith(version));
  if (target) return wholeBuild(store, app, target);
  const reason = version
    ? `No build ${version} of ${app} was ever live`
    : `${app} is at its oldest step: \`npm run rollback -- ${app} <build>\` takes any of these`;
  const damaged = history
    .filter((deployment) => deployment instanceof DamagedFile)
    .map(({ message }) => `\n${message}`);
  throw new Error(`${reason}. Live until now: ${known.join(', ')}.${damaged.join('')}`);
}

/** Number of the newest deployment that has a build; undefined where none can be read. */
export async function lastDeploymentOf(
  store: ReleaseStore,
  { app, version }: BuildManifest,
): Promise<number | undefined> {
  for (const number of await store.deployments.numbers()) {
    const deployment = await store.deployments.read(number).catch(() => null);
    if (listVersions(deployment?.pointer)[app] === version) return number;
  }
  return undefined;
}

/** Newest first. */
export const readable = (history: readonly (Deployment | DamagedFile)[]): Deployment[] =>
  history.filter((deployment): deployment is Deployment => !(deployment instanceof DamagedFile));

/** @throws Error that names the first missing or changed file of a stored build */
export async function wholeBuild(store: ReleaseStore, app: string, version: string): Promise<BuildManifest> {
  const manifest = await store.manifest(app, version);
  const { missing, changed } = await store.compare(manifest);
  const broken = [
    ...missing.map((name) => `${name} is missing`),
    ...changed.map((name) => `${name} is changed`),
  ];
  if (broken[0])
    throw new Error(`The build ${version} of ${app} is not whole: ${broken[0]}. Release its sources again.`);
  return manifest;
}

/** @throws Error that names each build that is gone, or not whole */
export async function wholeBuilds(
  store: ReleaseStore,
  versions: Readonly<Record<string, string>>,
): Promise<BuildManifest[]> {
  const checked = await Promise.allSettled(
    Object.entries(versions).map(([app, version]) => wholeBuild(store, app, version)),
  );
  const reasons = checked.flatMap((one) =>
    one.status === 'rejected' ? [(one.reason as Error).message] : [],
  );
  if (reasons.length > 0) throw new Error(reasons.sort().join('\n'));
  return checked.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
}
