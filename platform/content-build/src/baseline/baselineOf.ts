import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CONTENT, filesBelow, type ReleaseStore, readJson, versionsOf } from '@asia/release-store';
import { root } from '@asia/release-store/root';
import type { Authored } from '../authoredFiles';
import { writeChanged } from '../writeChanged';
import { differences } from './overwrites';
import { tablesOf, type Tables } from './tables';

/** Kept by each checkout for itself. */
const RECORD = path.join(root, '.cache/content/baselines.json');

/** A checkout may release into several stores, and into the preview of each. */
const keyOf = ({ files, served }: ReleaseStore) => `${files.location} ${served.prefix}`.trim();

const recorded = (record: string) => (existsSync(record) ? readJson<Record<string, string>>(record) : {});

/** The version of the content that this checkout last released to a store, or pulled from it. */
export const recordedBaseline = (store: ReleaseStore, record = RECORD): string | undefined =>
  recorded(record)[keyOf(store)];

/** Remembers that the content of this checkout is that version, and edits of it. */
export function recordBaseline(store: ReleaseStore, version: string, record = RECORD): void {
  const { dir, base } = path.parse(record);
  writeChanged(dir, { [base]: { ...recorded(record), [keyOf(store)]: version } });
}

/** What the restaurant wrote for a build of the content. */
export async function authoredOf(store: ReleaseStore, version: string): Promise<Authored> {
  await store.pull(CONTENT, version);
  const folder = path.join(store.serverBuild(CONTENT, version), 'authored');
  return new Map(filesBelow(folder).map((file) => [file, readFileSync(path.join(folder, file))]));
}

/**
 * What a copy of the content was made from: the recorded version. Of a fresh clone, and where that version is gone, the one of
 * those that were live from which the copy differs least.
 * @returns null before the first release
 */
export async function baselineOf(
  store: ReleaseStore,
  mine: Tables,
  record = RECORD,
): Promise<Authored | null> {
  const live = await store.live();
  const known = [
    recordedBaseline(store, record),
    versionsOf(live?.pointer)[CONTENT],
    ...(live?.undo[CONTENT] ?? []),
  ];
  let nearest: { authored: Authored; distance: number } | null = null;
  for (const [index, version] of known.entries()) {
    if (version === undefined) continue;
    const authored = await authoredOf(store, version).catch(() => null);
    if (!authored) continue;
    if (index === 0) return authored;
    const distance = differences(tablesOf(authored), mine).length;
    if (!nearest || distance < nearest.distance) nearest = { authored, distance };
  }
  return nearest?.authored ?? null;
}
