import { existsSync } from 'node:fs';
import path from 'node:path';
import type { BuildManifest } from '@asia/shared/contracts';
import { versionsOf } from './releaseBuilds';
import { hashOf } from './store/hashes';
import type { ReleaseStore } from './store/ReleaseStore';

/**
 * The build to go back to: the named one, or the one that was live before. Going back twice goes back two steps.
 * @param version the start of it is enough
 * @throws Error when no such build was ever live, or when it is not whole any more
 */
export function rollbackTarget(store: ReleaseStore, app: string, version?: string): BuildManifest {
  const steps = liveSteps(store, app);
  const known = [...new Set([...steps].reverse())];
  const target = version ? known.find((step) => step.startsWith(version)) : steps.at(-2);
  if (!target) {
    const wish = version
      ? `No build ${version} of ${app} was ever live`
      : `There is nothing before the live ${app}`;
    throw new Error(`${wish}. Live until now: ${known.join(', ') || 'none'}.`);
  }
  checkWhole(store, app, target);
  return store.manifest(app, target);
}

/** What was live, oldest first, as a guest would undo it: a rollback takes the step back that it undoes. */
function liveSteps(store: ReleaseStore, app: string): string[] {
  const steps: string[] = [];
  for (const { action, changed, pointer } of store.history().reverse()) {
    const version = versionsOf(pointer)[app];
    if (!changed.includes(app) || !version) continue;
    const back = action === 'rollback' ? steps.lastIndexOf(version) : -1;
    if (back >= 0) steps.length = back;
    steps.push(version);
  }
  return steps;
}

/** @throws Error that names the first file that is missing or is not what was published */
export function checkWhole(store: ReleaseStore, app: string, version: string): void {
  const { files, pictures } = store.manifest(app, version);
  const broken = (file: string) =>
    new Error(`The build ${version} of ${app} is not whole: ${file} is missing or changed. Release it anew.`);
  for (const [name, hash] of Object.entries(files)) {
    const [part = '', ...rest] = name.split('/');
    const file =
      part === 'web'
        ? path.join(store.webBuild(app, version), ...rest)
        : path.join(store.serverBuild(app, version), name);
    if (!existsSync(file) || hashOf(file) !== hash) throw broken(name);
  }
  for (const picture of pictures)
    if (!existsSync(path.join(store.pictures, picture))) throw broken(`/pictures/${picture}`);
}
