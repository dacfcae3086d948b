import { existsSync } from 'node:fs';
import path from 'node:path';
import { CONTENT, listVersions, readJson, type ReleaseStore } from '@asia/release-store';
import { root } from '@asia/release-store/root';
import type { Authored } from '../authoredFiles';
import { readAuthored } from '../readLive';
import { writeChanged } from '../writeChanged';

/** Kept by each checkout for itself. */
const RECORD = path.join(root, '.cache/content/baselines.json');

/** A checkout may release into several stores, and into the preview of each. */
const keyOf = ({ files, served }: ReleaseStore) => `${files.location} ${served.prefix}`.trim();

const recorded = (record: string) => (existsSync(record) ? readJson<Record<string, string>>(record) : {});

/** The version of the content that this checkout last released to a store, or pulled from it. */
export const recordedBaseline = (store: ReleaseStore, record = RECORD): string | undefined =>
  recorded(record)[keyOf(store)];

/** Records the version from which the content of this checkout starts. */
export function recordBaseline(store: ReleaseStore, version: string, record = RECORD): void {
  const { dir, base } = path.parse(record);
  writeChanged(dir, { [base]: { ...recorded(record), [keyOf(store)]: version } });
}

/**
 * Finds the version that a copy of the content was made from: the recorded version. Without a record, as in a fresh
 * clone, or when it is gone: the formerly live version from which the copy differs least.
 * @returns null before the first release
 */
export async function findBaseline(
  store: ReleaseStore,
  mine: Authored,
  record = RECORD,
): Promise<string | null> {
  const live = await store.live();
  const known = [
    recordedBaseline(store, record),
    listVersions(live?.pointer)[CONTENT],
    ...(live?.undo[CONTENT] ?? []),
  ];
  let nearest: { version: string; distance: number } | null = null;
  for (const [index, version] of known.entries()) {
    const authored = version === undefined ? null : await readAuthored(store, version).catch(() => null);
    if (!version || !authored) continue;
    if (index === 0) return version;
    const distance = differingLines(authored, mine);
    if (!nearest || distance < nearest.distance) nearest = { version, distance };
  }
  return nearest?.version ?? null;
}

/** Counts lines that only one of two states of the content has. */
function differingLines(one: Authored, other: Authored): number {
  const splitLines = (files: Authored) =>
    new Set(
      [...files].flatMap(([name, bytes]) =>
        String(bytes)
          .split('\n')
          .map((line) => name + line),
      ),
    );
  const [ours, theirs] = [splitLines(one), splitLines(other)];
  return (
    [...ours].filter((line) => !theirs.has(line)).length +
    [...theirs].filter((line) => !ours.has(line)).length
  );
}
