import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  CONTENT,
  type Deployment,
  inOwnersWords,
  listVersions,
  type Provenance,
  readChanges,
  type ReleaseStore,
  undoAfter,
} from '@asia/release-store';
import type { BuildManifest } from '@asia/shared/contracts';
import { chooseFallbacks } from './chooseFallbacks';
import { compose } from './generation/compose';
import { writeGeneration } from './generation/writeGeneration';
import { findRefusals, type Manifests } from './judge/findRefusals';
import { unmatchedSlots } from './judge/slots';
import { contractNotes } from './judge/storedContracts';
import { removeOldDrafts } from './oldDrafts';
import { lastDeploymentOf, wholeBuilds } from './rollbackTarget';

export interface ReleaseResult {
  /** The newest deployment after the call. */
  deployment: Deployment;
  /** Apps with another live version. */
  changed: string[];
  /** Warnings, one sentence each. */
  notes: string[];
  /** Lines for the owner about changes of the content. */
  changes: string[];
}

export interface ReleaseOptions {
  action?: Deployment['action'];
  guard?: Guard;
  stage?: Stage;
  /** Writes the preview, which guests never see; each page carries a note. */
  preview?: boolean;
  /** An app to take away. */
  retired?: string;
  /** Takes away every app that is not among the builds. */
  whole?: boolean;
  /** A deployment that a refused rollback may go back to as a whole. */
  together?: number;
  /** Keeps the steps that a rollback takes back: what goes live is no step of its own. */
  onTop?: boolean;
  provenance?: Provenance;
}

/**
 * Gives reasons against a release, one sentence each. Called again when another release went live meanwhile.
 * @param live version by app
 */
export type Guard = (live: Readonly<Record<string, string>>) => Promise<string[]>;

/** Runs a stage of a release; a command shows its name and its seconds. */
type Stage = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;

/** Makes a build live again, as `rollbackTarget` found it. */
export async function rollBackTo(
  store: ReleaseStore,
  build: BuildManifest,
  provenance?: Provenance,
): Promise<ReleaseResult> {
  const together = await lastDeploymentOf(store, build);
  return releaseBuilds(store, [build], { action: 'rollback', provenance, together });
}

/**
 * Makes the apps of a recorded deployment live together: other apps leave the site.
 * @param withContent takes its content, too; otherwise the live content stays
 * @throws Error with each build that is gone or damaged, or with each incompatibility
 */
export async function rollBackTogether(
  store: ReleaseStore,
  number: number,
  withContent = false,
  provenance?: Provenance,
): Promise<ReleaseResult> {
  const { [CONTENT]: content = '', ...apps } = listVersions((await store.deployments.read(number)).pointer);
  const builds = await wholeBuilds(store, { ...apps, ...(withContent && { [CONTENT]: content }) });
  const together = withContent ? undefined : number;
  return releaseBuilds(store, builds, { action: 'rollback', whole: true, provenance, together });
}

/** Takes an app and its pages out of the site; its builds stay in the store. @throws Error when it is not live */
export async function retireApp(
  store: ReleaseStore,
  app: string,
  provenance?: Provenance,
): Promise<ReleaseResult> {
  const live = Object.keys(listVersions((await store.live())?.pointer));
  if (!live.includes(app)) throw new Error(`${app} is not live. Live: ${live.join(', ') || 'nothing'}.`);
  if (app === 'shell') throw new Error('The shell carries the site: it cannot be retired.');
  if (app === CONTENT)
    throw new Error(
      'Every page shows the content: it cannot be retired. To take a dish off: content/carta.csv.',
    );
  return releaseBuilds(store, [], { action: 'retire', retired: app, provenance });
}

/**
 * Makes stored builds live, one for each app; all other apps stay.
 * @throws Error with each incompatibility, or with the failing page; nothing has changed then
 */
export async function releaseBuilds(
  store: ReleaseStore,
  builds: BuildManifest[],
  { action = 'release', stage = (_name, work) => work(), ...others }: ReleaseOptions = {},
): Promise<ReleaseResult> {
  const options = { ...others, action, stage };
  // If another release goes live meanwhile, this one is planned again on top of it.
  for (;;) {
    const plan = await planRelease(store, builds, options);
    const { live, changed, notes } = plan;
    if (live && changed.length === 0) return { deployment: live, changed, notes, changes: [] };
    try {
      await judge(store, plan, options);
      const result = await goLive(store, plan, options);
      if (result) return result;
    } catch (error) {
      throw changed.join() === CONTENT ? inOwnersWords(error) : error;
    }
  }
}

type ChosenOptions = ReleaseOptions & Required<Pick<ReleaseOptions, 'action' | 'stage'>>;

/** The builds that would be live, beside those that are. */
interface Plan {
  live: Deployment | null;
  /** Version by app. */
  before: Record<string, string>;
  /** Apps with another version. */
  changed: string[];
  manifests: Manifests;
  undo: Deployment['undo'];
  fallbacks: BuildManifest[];
  notes: string[];
}

async function planRelease(
  store: ReleaseStore,
  builds: BuildManifest[],
  { action, onTop, whole, retired = '' }: ChosenOptions,
): Promise<Plan> {
  const live = await store.live();
  const before = listVersions(live?.pointer);
  const named = Object.fromEntries(builds.map(({ app, version }) => [app, version]));
  const stay = whole ? Object.entries(before).filter(([app]) => app === CONTENT) : Object.entries(before);
  const { [retired]: _, ...after } = { ...Object.fromEntries(stay), ...named };
  const changed = Object.keys({ ...before, ...after }).filter((app) => before[app] !== after[app]);
  const manifests = await pullManifests(store, after);
  const undo = onTop && live ? live.undo : undoAfter(live, after, action);
  const fallbacks = await chooseFallbacks(store, live, manifests, undo);
  const notes = unmatchedSlots(Object.values(manifests).map(({ description }) => description));
  notes.push(...contractNotes(store, Object.values(manifests), changed));
  return { live, before, changed, manifests, undo, fallbacks, notes };
}

/** @throws Error with each reason against the plan */
async function judge(
  store: ReleaseStore,
  { before, changed, manifests, fallbacks }: Plan,
  { action, guard, stage, together }: ChosenOptions,
): Promise<void> {
  refuse((await guard?.(before)) ?? []);
  const rollback = action === 'rollback' ? { together } : undefined;
  refuse(await stage('contract', () => findRefusals(store, manifests, changed, fallbacks, rollback)));
}

function refuse(reasons: readonly string[]): void {
  if (reasons.length > 0) throw new Error(reasons.join('\n'));
}

/** Writes the pages and appends their deployment. @returns null when another release was first */
async function goLive(
  store: ReleaseStore,
  { live, before, changed, manifests, undo, fallbacks, notes }: Plan,
  { action, stage, preview, provenance }: ChosenOptions,
): Promise<ReleaseResult | null> {
  const composed = compose(Object.values(manifests), fallbacks);
  const changes = await readChanges(store, before[CONTENT], manifests[CONTENT]?.version);
  const composition = { ...composed, ...(preview && { preview: changes }) };
  await removeOldDrafts();
  const draft = await mkdtemp(path.join(tmpdir(), 'asia-generation-'));
  try {
    const dead = await stage('pages', () => writeGeneration(store, draft, composition));
    const made = { action, changed, pointer: composition.pointer, undo, provenance };
    const deployment = preview
      ? await store.preview().deployments.goLive(draft, null, made)
      : await store.deployments.goLive(draft, live, made);
    return deployment && { deployment, changed, notes: [...notes, ...dead], changes };
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Reads manifests, by app, and pulls the Node builds and contracts into the local copy. */
async function pullManifests(store: ReleaseStore, versions: Record<string, string>): Promise<Manifests> {
  const manifests: Record<string, BuildManifest> = {};
  for (const [app, version] of Object.entries(versions)) {
    manifests[app] = await store.manifest(app, version);
    await store.pull(app, version);
  }
  return manifests;
}
