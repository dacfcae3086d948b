import type { BuildManifest } from '@asia/shared/contracts';
import { type Deployment, DamagedFile, type ReleaseStore, versionsOf } from '@asia/release-store';

/**
 * The build to go back to: the named one, or the one that was live before, also when the app is retired now.
 * Going back twice goes back two steps.
 * @param version its first characters are enough
 * @throws Error when no such build was ever live, or when it is not whole any more
 */
export async function rollbackTarget(
  store: ReleaseStore,
  app: string,
  version?: string,
): Promise<BuildManifest> {
  const live = versionsOf((await store.live())?.pointer);
  const history = await store.history();
  const steps = liveSteps(history, app);
  if (steps.length === 0)
    throw new Error(`${app} was never live. Live: ${Object.keys(live).join(', ') || 'nothing'}.`);
  const known = [...new Set(readable(history).flatMap(({ pointer }) => versionsOf(pointer)[app] ?? []))];
  const target = version
    ? // The version may be in a deployment that cannot be read.
      (known.find((step) => step.startsWith(version)) ?? steps.find((step) => step instanceof DamagedFile))
    : steps.at(app in live ? -2 : -1);
  if (target instanceof DamagedFile)
    throw new Error(
      `${target.message}\nIt alone records what ${app} was. Known by name: ${known.join(', ')}.`,
    );
  if (!target) {
    const reason = version
      ? `No build ${version} of ${app} was ever live`
      : `There is nothing before the live ${app}`;
    throw new Error(`${reason}. Live until now: ${known.join(', ')}.`);
  }
  return wholeBuild(store, app, target);
}

type Step = string | DamagedFile;
/** Newest first. */
export type History = readonly (Deployment | DamagedFile)[];

export const readable = (history: History): Deployment[] =>
  history.filter((deployment): deployment is Deployment => !(deployment instanceof DamagedFile));

/**
 * The builds of an app that were live, oldest first; a rollback removes the steps that it undoes. A damaged
 * deployment replaces all steps until then, unless the next deployment shows that it did not change the app.
 */
export function liveSteps(history: History, app: string): Step[] {
  return history.reduceRight<Step[]>((steps, deployment, index) => {
    if (deployment instanceof DamagedFile)
      return isAsBefore(app, steps.at(-1), history[index - 1]) ? steps : [deployment];
    const version = versionsOf(deployment.pointer)[app];
    if (!version) return steps;
    const next = stepTo(steps, version, deployment.action);
    const fallback = fallbackOf(app, deployment);
    return fallback && next[0] instanceof DamagedFile && next.length === 2
      ? [next[0], fallback, version]
      : next;
  }, []);
}

/** The fallback build of an app, as a deployment names it. */
const fallbackOf = (app: string, { pointer }: Deployment): string | undefined =>
  pointer.remotes.find(({ name }) => name === app)?.fallbackBuild?.version;

function isAsBefore(app: string, step: Step | undefined, next?: Deployment | DamagedFile): boolean {
  if (!next || next instanceof DamagedFile) return false;
  if (next.changed.includes(app))
    return step !== undefined && next.action === 'release' && fallbackOf(app, next) === step;
  const version = versionsOf(next.pointer)[app];
  return version === undefined || version === step;
}

/** The last build of an app other than `version`, before `version` goes live. */
export function versionBefore(
  history: History,
  app: string,
  version: string,
  action: Deployment['action'],
): string | undefined {
  const before = stepTo(liveSteps(history, app), version, action).findLast((step) => step !== version);
  return before instanceof DamagedFile ? undefined : before;
}

function stepTo(steps: readonly Step[], version: string, action: Deployment['action']): Step[] {
  if (steps.at(-1) === version) return [...steps];
  const back = action === 'rollback' ? steps.lastIndexOf(version) : steps.length;
  if (back >= 0) return [...steps.slice(0, back), version];
  // An unknown step may lie before all known ones.
  return steps[0] instanceof DamagedFile ? [steps[0], version] : [...steps, version];
}

/** @throws Error that names the first file of a stored build that is missing or is not what was published */
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
