import type { BuildManifest } from '@asia/shared/contracts';
import { versionsOf, type Claim } from '@asia/store';
import type { ReleaseStore } from './store/ReleaseStore';

/**
 * The build to go back to: the named one, or the one that was live before, be it before the app was retired. Going back
 * twice goes back two steps.
 * @param version the start of it is enough
 * @throws Error when no such build was ever live, or when it is not whole any more
 */
export async function rollbackTarget(
  store: ReleaseStore,
  app: string,
  version?: string,
): Promise<BuildManifest> {
  const history = await store.history();
  const live = versionsOf(history[0]?.pointer);
  const known = [...new Set(history.flatMap(({ pointer }) => versionsOf(pointer)[app] ?? []))];
  if (known.length === 0)
    throw new Error(`${app} was never live. Live: ${Object.keys(live).join(', ') || 'nothing'}.`);
  const target = version
    ? known.find((step) => step.startsWith(version))
    : liveSteps(history, app).at(app in live ? -2 : -1);
  if (!target) {
    const wish = version
      ? `No build ${version} of ${app} was ever live`
      : `There is nothing before the live ${app}`;
    throw new Error(`${wish}. Live until now: ${known.join(', ')}.`);
  }
  return wholeBuild(store, app, target);
}

/** What was live, oldest first, each once in a row: a rollback takes back the steps that it undoes. */
export function liveSteps(history: readonly Claim[], app: string): string[] {
  return history.reduceRight<string[]>((steps, { action, pointer }) => {
    const version = versionsOf(pointer)[app];
    return version ? stepTo(steps, version, action) : steps;
  }, []);
}

/** The step before a version that goes live now, and another one than it is. */
export function versionBefore(
  history: readonly Claim[],
  app: string,
  version: string,
  action: Claim['action'],
): string | undefined {
  return stepTo(liveSteps(history, app), version, action).findLast((step) => step !== version);
}

function stepTo(steps: readonly string[], version: string, action: Claim['action']): string[] {
  if (steps.at(-1) === version) return [...steps];
  const back = action === 'rollback' ? steps.lastIndexOf(version) : -1;
  return [...(back < 0 ? steps : steps.slice(0, back)), version];
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
    throw new Error(`The build ${version} of ${app} is not whole: ${broken[0]}. Release its sources anew.`);
  return manifest;
}
