import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { machine, type Machine } from '../measure';
import { root } from '../Bench';
import type { PartData, PartName } from '../parts';

/** One part as it was last measured. */
export interface Measured<Data> {
  /** ISO 8601. */
  date: string;
  commit: string;
  machine: Machine;
  /** Visits or rounds behind each median. */
  runs: number;
  data: Data;
}

/** Everything that was measured, part by part: parts can be measured on their own. */
export type Results = { [Name in PartName]?: Measured<PartData[Name]> };

const file = path.join(__dirname, '../results.json');

export function readResults(): Results {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Results) : {};
}

export function writeResults(results: Results): void {
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
}

export function measured<Data>(data: Data, runs: number): Measured<Data> {
  return { date: new Date().toISOString(), commit: commit(), machine: machine(), runs, data };
}

/** The sources that were measured; `+` means with changes that are not committed. */
function commit(): string {
  try {
    const git = (...args: string[]) =>
      execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain', '-uno') ? '+' : '');
  } catch {
    return 'unknown';
  }
}
