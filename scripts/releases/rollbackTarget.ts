import type { BuildManifest } from '@asia/shared/contracts';
import { forEachOf, versionsOf, type Claim } from '@asia/store';
import { hashOf } from './store/hashes';
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
  const steps = liveSteps(history, app);
  const isLive = app in versionsOf(history[0]?.pointer);
  const known = [...new Set([...steps].reverse())];
  const target = version ? known.find((step) => step.startsWith(version)) : steps.at(isLive ? -2 : -1);
  if (!target) {
    const wish = version
      ? `No build ${version} of ${app} was ever live`
      : `There is nothing before the live ${app}`;
    throw new Error(`${wish}. Live until now: ${known.join(', ') || 'none'}.`);
  }
  await checkWhole(store, app, target);
  return store.manifest(app, target);
}

/** The version that was live before another one of the same app, which is live or about to be. */
export function versionBefore(history: readonly Claim[], app: string, version: string): string | undefined {
  const steps = liveSteps(history, app);
  const place = steps.lastIndexOf(version);
  return place < 0 ? steps.at(-1) : steps[place - 1];
}

/** What was live, oldest first, as a guest would undo it: a rollback takes the step back that it undoes. */
export function liveSteps(history: readonly Claim[], app: string): string[] {
  const steps: string[] = [];
  for (const { action, changed, pointer } of [...history].reverse()) {
    const version = versionsOf(pointer)[app];
    if (!changed.includes(app) || !version) continue;
    const back = action === 'rollback' ? steps.lastIndexOf(version) : -1;
    if (back >= 0) steps.length = back;
    steps.push(version);
  }
  return steps;
}

/** @throws Error that names the first file that is missing or is not what was published */
export async function checkWhole(store: ReleaseStore, app: string, version: string): Promise<void> {
  const { files, pictures } = await store.manifest(app, version);
  const broken = (file: string) =>
    new Error(`The build ${version} of ${app} is not whole: ${file} is missing or changed. Release it anew.`);
  await forEachOf(Object.entries(files), async ([name, hash]) => {
    const content = await store.files.read(store.nameOf(app, version, name));
    if (!content || hashOf(content) !== hash) throw broken(name);
  });
  const present = await store.names('pictures/');
  for (const picture of pictures) if (!present.has(picture)) throw broken(`/pictures/${picture}`);
}
