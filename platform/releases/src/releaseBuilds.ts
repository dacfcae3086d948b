import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BuildManifest } from '@asia/shared/contracts';
import {
  CONTENT,
  contentOf,
  type Deployment,
  menuOf,
  type ReleaseStore,
  undoAfter,
  versionsOf,
} from '@asia/release-store';
import { badBuilds, refuseBad } from './badBuilds';
import { checkReads } from './contract/checkReads';
import { compose, type Composition } from './generation/compose';
import { unmatchedSlots } from './generation/unmatchedSlots';
import { writeGeneration } from './generation/writeGeneration';
import { menuChanges } from './menuChanges';
import { wholeBuild } from './rollbackTarget';

export interface ReleaseResult {
  /** What is live after the call. */
  generation: Deployment;
  /** Apps whose live version changed. */
  changed: string[];
  /** What is wrong but breaks nothing, one sentence each. */
  notes: string[];
  /** What changes on the menu, for the owner. */
  menu: string[];
}

interface Change extends ReleaseOptions {
  action: Deployment['action'];
  /** One build per app to change. */
  builds?: BuildManifest[];
  /** Apps to take away. */
  retired?: string[];
  /** Publishes a preview, and marks every page as one. */
  preview?: boolean;
}

/** What a command adds to a release: reasons that it may have against it, and how the stages are shown. */
export interface ReleaseOptions {
  guard?: Guard;
  stage?: Stage;
}

/**
 * Reasons against a release beside what is live, by app, one sentence each: asked again when another release was faster.
 */
export type Guard = (live: Readonly<Record<string, string>>) => Promise<string[]>;

/** Runs a stage of a release; a command shows its name and its seconds. */
export type Stage = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Makes stored builds live; all other apps stay as they are.
 * @throws Error with what does not fit, or why a page could not be written; nothing has changed then
 */
export function releaseBuilds(
  store: ReleaseStore,
  builds: BuildManifest[],
  options: ReleaseOptions = {},
): Promise<ReleaseResult> {
  return change(store, { action: 'release', builds, ...options });
}

/** The same as the preview of a release store, which guests never see; marks every page as one. */
export function composePreview(
  store: ReleaseStore,
  builds: BuildManifest[],
  options: ReleaseOptions,
): Promise<ReleaseResult> {
  return change(store, { action: 'release', builds, preview: true, ...options });
}

/** Makes a build live again, as `rollbackTarget` found it. */
export function rollBackTo(store: ReleaseStore, build: BuildManifest): Promise<ReleaseResult> {
  return change(store, { action: 'rollback', builds: [build] });
}

/**
 * Takes an app out of the site, with its pages; its builds stay in the release store.
 * @throws Error when it is not live
 */
export async function retireApp(store: ReleaseStore, app: string): Promise<ReleaseResult> {
  const live = Object.keys(versionsOf((await store.live())?.pointer));
  if (!live.includes(app)) throw new Error(`${app} is not live. Live: ${live.join(', ') || 'nothing'}.`);
  if (app === 'shell') throw new Error('The shell carries the site: it cannot be retired.');
  if (app === CONTENT)
    throw new Error(
      'Every page shows the content: it cannot be retired. To take a dish off: content/menu.csv.',
    );
  return change(store, { action: 'retire', retired: [app] });
}

async function change(
  store: ReleaseStore,
  {
    action,
    builds = [],
    retired = [],
    preview = false,
    guard = () => Promise.resolve([]),
    stage = (_name, work) => work(),
  }: Change,
): Promise<ReleaseResult> {
  const bad = await badBuilds(store);
  for (const { app, version } of builds) refuseBad(bad, app, version);
  // If another release goes live meanwhile, this one is composed again on top of it.
  for (;;) {
    const live = await store.live();
    const before = versionsOf(live?.pointer);
    const after = { ...before, ...Object.fromEntries(builds.map(({ app, version }) => [app, version])) };
    for (const app of retired) delete after[app];
    const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
      (app) => before[app] !== after[app],
    );
    const manifests = await Promise.all(
      Object.entries(after).map(([app, version]) => store.manifest(app, version)),
    );
    const notes = unmatchedSlots(manifests.map(({ description }) => description));
    if (live && changed.length === 0) return { generation: live, changed, notes, menu: [] };
    const reasons = await guard(before);
    if (reasons.length > 0) throw new Error(reasons.join('\n'));
    const composed = compose(manifests, await fallbackBuilds(store, live, after, action, bad));
    for (const { app, version } of manifests) await store.pull(app, version);
    const menu = menuChanges(await menuOf(store, before), await menuOf(store, after));
    const composition: Composition = { ...composed, ...(preview && { preview: menu }) };
    const refusals = await stage('contract', async () => [
      ...(await incompatibilities(store, after, changed)),
      ...(await unreadable(store, composition, changed)),
    ]);
    if (refusals.length > 0) throw new Error(refusals.join('\n'));
    const draft = await mkdtemp(path.join(tmpdir(), 'asia-generation-'));
    try {
      const dead = await stage('pages', () => writeGeneration(store, draft, composition));
      // Another release was faster: composes again.
      if ((await store.live())?.number !== live?.number) continue;
      const { pointer } = composition;
      const made = { action, changed, pointer };
      const generation = preview
        ? await store
            .preview()
            .deployments.publish(draft, null, { ...made, undo: undoAfter(live, after, action) })
        : await store.deployments.publish(draft, live, made);
      if (generation) return { generation, changed, notes: [...notes, ...dead], menu };
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  }
}

const contractOf = (store: ReleaseStore, app: string, version: string) => ({
  app,
  version,
  folder: path.join(store.serverBuild(app, version), 'contract'),
});

/** @returns a sentence for each build that cannot read the content that will be live, fallback builds included */
async function unreadable(
  store: ReleaseStore,
  { manifests: { [CONTENT]: content, ...apps }, fallbacks }: Pick<Composition, 'manifests' | 'fallbacks'>,
  changed: string[],
): Promise<string[]> {
  if (!content?.content) return [];
  const concerned = ({ app }: BuildManifest) => changed.includes(CONTENT) || changed.includes(app);
  const readers = [...Object.values(apps), ...fallbacks].filter(concerned);
  // The live ones are here already.
  for (const { app, version } of fallbacks.filter(concerned)) await store.pull(app, version);
  return checkReads(
    {
      version: content.version,
      site: content.content,
      entries: await contentOf(store, content.version),
    },
    readers.map((build) => ({
      ...contractOf(store, build.app, build.version),
      description: build.description,
      isFallback: fallbacks.includes(build),
    })),
    { forOwner: changed.join() === CONTENT },
  );
}

/** @returns a sentence for each build that cannot work with what will be live beside it */
async function incompatibilities(
  store: ReleaseStore,
  live: Record<string, string>,
  changed: string[],
): Promise<string[]> {
  // Loaded only here: the compiler needs longer than all else that a command loads.
  const { checkContract } = await import('./contract/checkContract');
  const { shell = '', [CONTENT]: _, ...others } = live;
  const remotes = Object.entries(others)
    .filter(([app]) => changed.includes('shell') || changed.includes(app))
    .map(([app, version]) => contractOf(store, app, version));
  return checkContract({ shell: contractOf(store, 'shell', shell), remotes });
}

/**
 * The previous build of each remote that is not marked bad, if it is whole and compatible: browsers fall back to it when the live
 * one does not run.
 */
async function fallbackBuilds(
  store: ReleaseStore,
  live: Deployment | null,
  after: Record<string, string>,
  action: Deployment['action'],
  bad: ReadonlyMap<string, string>,
): Promise<BuildManifest[]> {
  const before = versionsOf(live?.pointer);
  const undo = undoAfter(live, after, action);
  const version = after[CONTENT];
  const content: Record<string, BuildManifest> = version
    ? { [CONTENT]: await store.manifest(CONTENT, version) }
    : {};
  const isBad = (app: string, version: string) => bad.has(`${app}/${version}`);
  const previousBuild = async ([app, version]: [string, string]) => {
    try {
      const kept = live?.pointer.remotes.find(({ name }) => name === app)?.fallbackBuild;
      if (before.shell === after.shell && before[app] === version && !(kept && isBad(app, kept.version)))
        // The same two builds were checked when one of them was released.
        return kept ? [await store.manifest(app, kept.version)] : [];
      const last = undo[app]?.find((step) => !isBad(app, step));
      if (!last) return [];
      const build = await wholeBuild(store, app, last);
      await store.pull('shell', after.shell ?? '');
      await store.pull(app, last);
      const refusals = [
        ...(await incompatibilities(store, { ...after, [app]: last }, [app])),
        ...(await unreadable(store, { manifests: { ...content, [app]: build }, fallbacks: [] }, [app])),
      ];
      return refusals.length > 0 ? [] : [build];
    } catch {
      // No fallback build is better than a broken one.
      return [];
    }
  };
  const remotes = Object.entries(after).filter(([app]) => app !== 'shell' && app !== CONTENT);
  return (await Promise.all(remotes.map(previousBuild))).flat();
}
