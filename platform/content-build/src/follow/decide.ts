import type { OwnerView, TableStatus } from '@asia/release-store';
import { TODAY } from '../authoredFiles';

/** Two looks this far apart have to agree: a cell may be half typed. */
export const AGREE_MS = 5_000;
/** A table that never rests goes live all the same. */
const MAX_WAIT_MS = 2 * 60_000;
/** How often a failed release is tried again. */
const RETRY_MS = 5 * 60_000;

/** A table of the sheet as looks have seen it; times in milliseconds since 1970. */
export interface SeenTable {
  hash: string;
  /** When these cells were first seen. */
  since: number;
  /** When the table was first seen other than it is live. */
  changedAt: number;
}

export interface Decision {
  /** What became of each table. A table that waits keeps its last result. */
  tables: Record<string, TableStatus>;
  /** Tables to check together and to release. */
  release: string[];
  /** A change has to be seen again. */
  waits: boolean;
}

/**
 * Decides what to do about each table of the sheet.
 * @param live hashes of the live content, and of those that rollbacks took back
 * @param before what became of each table until now
 * @param now milliseconds since 1970
 */
export function decide(
  { files, takenBack }: Pick<OwnerView, 'files' | 'takenBack'>,
  before: Readonly<Record<string, TableStatus>>,
  read: Readonly<Record<string, SeenTable>>,
  now: number,
): Decision {
  const tables: Record<string, TableStatus> = { ...before };
  const release: string[] = [];
  const refused: string[] = [];
  let waits = false;
  const handled = (file: string, hash: string) => {
    const last = before[file];
    if (last?.hash !== hash || last.refused) tables[file] = { hash, at: new Date(now).toISOString() };
  };
  for (const [file, { hash, since, changedAt }] of Object.entries(read)) {
    const last = before[file]?.hash === hash ? before[file] : undefined;
    const isToday = file === TODAY;
    const isBack = !isToday && takenBack.some((content) => content[file] === hash);
    if (hash === files[file] || isBack || (last && !last.refused && !isToday)) handled(file, hash);
    else if (last?.refused && !(last.retry && now - Date.parse(last.at) >= RETRY_MS)) refused.push(file);
    else if (isToday || now - since >= AGREE_MS || now - changedAt >= MAX_WAIT_MS) release.push(file);
    else waits = true;
  }
  return {
    tables,
    // What was refused may hold together with what has changed now.
    release: release.length > 0 ? [...release, ...refused] : [],
    waits,
  };
}
