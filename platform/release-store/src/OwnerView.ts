import { type BlobStore, readParsed } from './BlobStore';
import { readChanges } from './contentChanges';
import type { Deployment } from './Deployment';
import { DeploymentLog } from './DeploymentLog';
import { MANIFEST, serverBuildOf } from './names';
import { CONTENT } from './readEntries';
import { parseManifest } from './schemas';
import { tableName } from './tableName';

/** Files of a content that the restaurant writes, below its server build. */
export const AUTHORED = 'authored/';
/** File of the server build of a content: what its owner reads of it. */
export const FOR_OWNER = 'owner.json';

/** What a content says to its owner. */
export interface ForOwner {
  /** Rows in effect, with times in milliseconds since 1970; or until the owner deletes the row. */
  today: { text: string; from?: number; until?: number }[];
  /** Rows of a day that cannot be read, and dishes that are read in Spanish; sentences. */
  unread: string[];
  untranslated: string[];
  /** Dishes whose languages disagree about allergens; sentences. */
  differing: string[];
  /** Signs that still confirm a value; sentences. */
  signs: string[];
  /** What nobody has to correct, such as a dish without its picture; sentences. */
  notes: readonly string[];
  /** How rows of `hoy` were first read. */
  readings: readonly Reading[];
}

/** A row of `hoy` as it was first read; kept for a while after the row has left. */
export interface Reading {
  /** Action, of what and day, without case, accents and signs. */
  says: string;
  hasta: string;
  nota: string;
  /** The day of the reading: a word such as `hoy` is of that day. */
  on: string;
  /** Key of what it names. */
  of?: string;
  /** When the row was first missing; ISO 8601. */
  left?: string;
  /** The row has no effect: its day is in question, or another cell. */
  waits?: 'day' | 'cell';
}

/** The live content as its owner sees it; deployments and builds tell all of it. */
export interface OwnerView extends ForOwner {
  version: string;
  /** Time and kind of the deployment that made it live, and its changes; Spanish sentences. */
  at: string;
  action: Deployment['action'];
  changes: string[];
  /** SHA-256 of each authored file. */
  files: Readonly<Record<string, string>>;
  /** The same of contents that rollbacks took back since the last release. */
  takenBack: Readonly<Record<string, string>>[];
}

/** Reads the live content for its owner; null before the first release. */
export async function readOwnerView(store: BlobStore): Promise<OwnerView | null> {
  const log = new DeploymentLog(store);
  const newest = await log.newest();
  if (!newest) return null;
  const { version } = newest.pointer.content;
  const last = await lastChange(log, newest);
  const before = await previous(log, last);
  const files = await filesOf(store, version);
  const said = await readFile<ForOwner>(store, version, FOR_OWNER);
  const takenBack: OwnerView['takenBack'] = [];
  let readings = said?.readings ?? [];
  for (let each = last; each.action === 'rollback';) {
    const was = await previous(log, each);
    if (!was) break;
    takenBack.push(await filesOf(store, was.pointer.content.version));
    // The sheet has the rows of what was taken back.
    const saidThen = await readFile<ForOwner>(store, was.pointer.content.version, FOR_OWNER);
    readings = saidThen?.readings ?? readings;
    each = await lastChange(log, was);
  }
  return {
    // Without a word where the file cannot be read.
    ...{ today: [], unread: [], untranslated: [], differing: [], signs: [], notes: [], ...said },
    ...{ version, at: last.at, action: last.action, files, takenBack, readings },
    changes: before ? await changesSince(store, before.pointer.content.version, version) : [],
  };
}

/** The deployment that made the content of a deployment live. */
async function lastChange(log: DeploymentLog, deployment: Deployment): Promise<Deployment> {
  if (deployment.changed.includes(CONTENT)) return deployment;
  const before = await previous(log, deployment);
  return before ? lastChange(log, before) : deployment;
}

/** The deployment before another one, unless it is damaged. */
const previous = (log: DeploymentLog, { number }: Deployment) =>
  number > 1 ? log.read(number - 1).catch(() => null) : null;

const readFile = <Content>(store: BlobStore, version: string, file: string) =>
  readParsed(store, serverBuildOf(CONTENT, version) + file, (value) => value as Content).catch(() => null);

/** Hash of each authored file of a content; none of a pruned one. */
async function filesOf(store: BlobStore, version: string): Promise<Record<string, string>> {
  const manifest = await readParsed(store, serverBuildOf(CONTENT, version) + MANIFEST, parseManifest).catch(
    () => null,
  );
  return Object.fromEntries(
    Object.entries(manifest?.files ?? {}).flatMap(([name, hash]) =>
      name.startsWith(AUTHORED) ? [[name.slice(AUTHORED.length), hash] as const] : [],
    ),
  );
}

/** Changes from one content to another: by cell or, without any, by file. */
async function changesSince(store: BlobStore, was: string, is: string): Promise<string[]> {
  const changes = await readChanges({ files: store }, was, is);
  if (changes.length > 0) return changes;
  const [old, files] = [await filesOf(store, was), await filesOf(store, is)];
  const differing = Object.keys(files).filter((file) => old[file] && old[file] !== files[file]);
  return differing.map((file) => `Cambia ${tableName(file)}`);
}
