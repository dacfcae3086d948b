import { rmSync } from 'node:fs';
import path from 'node:path';
import type { BuildManifest, ReleasePointer } from '@asia/shared/contracts';
import { checkContract } from './contract/checkContract';
import { compose } from './generation/compose';
import { unmatchedSlots } from './generation/unmatchedSlots';
import { writeGeneration } from './generation/writeGeneration';
import type { Generation, ReleaseStore } from './store/ReleaseStore';

export interface ReleaseResult {
  /** What is live after the call. */
  generation: Generation;
  /** Apps whose live version changed. */
  changed: string[];
  /** What is amiss and breaks nothing, one sentence each. */
  notes: string[];
}

interface Change {
  action: Generation['action'];
  /** One build per app to change. */
  builds?: BuildManifest[];
  /** Apps to take away. */
  retired?: string[];
}

/** Version by app of what is live. */
export function versionsOf(pointer: ReleasePointer | null | undefined): Record<string, string> {
  if (!pointer) return {};
  const remotes = pointer.remotes.map(({ name, version }) => [name, version] as const);
  return Object.fromEntries([['shell', pointer.shell.version] as const, ...remotes]);
}

/**
 * Makes stored builds live. Everything else of the site stays as it is: only what is named here is touched.
 * @throws Error with what does not fit, or why a page could not be written; nothing has changed then
 */
export function releaseBuilds(store: ReleaseStore, builds: BuildManifest[]): Promise<ReleaseResult> {
  return change(store, { action: 'release', builds });
}

/** Makes a build live again, as `rollbackTarget` found it. */
export function rollBackTo(store: ReleaseStore, build: BuildManifest): Promise<ReleaseResult> {
  return change(store, { action: 'rollback', builds: [build] });
}

/**
 * Takes an app out of the site, with its pages; its builds stay in the store.
 * @throws Error when it is not live
 */
export function retireApp(store: ReleaseStore, app: string): Promise<ReleaseResult> {
  const live = Object.keys(versionsOf(store.live()?.pointer));
  if (!live.includes(app)) throw new Error(`${app} is not live. Live: ${live.join(', ') || 'nothing'}.`);
  if (app === 'shell') throw new Error('The shell carries the site: it cannot be retired.');
  return change(store, { action: 'retire', retired: [app] });
}

async function change(
  store: ReleaseStore,
  { action, builds = [], retired = [] }: Change,
): Promise<ReleaseResult> {
  // Whoever is overtaken by another release composes again, on what that one made live.
  for (;;) {
    const live = store.live();
    const before = versionsOf(live?.pointer);
    const after = { ...before, ...Object.fromEntries(builds.map(({ app, version }) => [app, version])) };
    for (const app of retired) delete after[app];
    const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
      (app) => before[app] !== after[app],
    );
    const manifests = Object.entries(after).map(([app, version]) => store.manifest(app, version));
    const notes = unmatchedSlots(manifests.map(({ description }) => description));
    if (live && changed.length === 0) return { generation: live, changed, notes };
    const composition = compose(manifests);
    checkFit(store, after, changed);
    const draft = store.draft();
    try {
      await writeGeneration(store, draft, composition);
      const { pointer } = composition;
      const generation = store.claim(draft, live, { action, changed, pointer });
      if (generation) return { generation, changed, notes };
    } finally {
      rmSync(draft, { recursive: true, force: true });
    }
  }
}

/** @throws Error with a sentence for each build that cannot work with what will be live beside it */
function checkFit(store: ReleaseStore, live: Record<string, string>, changed: string[]): void {
  const contractOf = (app: string, version: string) => ({
    app,
    version,
    folder: path.join(store.serverBuild(app, version), 'contract'),
  });
  const { shell = '', ...others } = live;
  const remotes = Object.entries(others)
    .filter(([app]) => changed.includes('shell') || changed.includes(app))
    .map(([app, version]) => contractOf(app, version));
  const refusals = checkContract({ shell: contractOf('shell', shell), remotes });
  if (refusals.length > 0) throw new Error(refusals.join('\n'));
}
