import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { markdownTable } from '../../e2e/harness/markdownTable';
import { root } from './Bench';
import { type Machine, machine, rounded } from './measure';
import { goals, type Row, verdict } from './rows';

/** One run of the benchmark, of any groups. */
export interface Run {
  /** ISO 8601. */
  date: string;
  commit: string;
  machine: Machine;
  rounds: number;
  /** The address that was measured beside ours. */
  beside?: string;
  rows: Record<string, Row>;
}

const file = path.join(__dirname, 'results.jsonl');

/** All runs, oldest first. */
export function readRuns(): Run[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.filter(Boolean).map((line) => JSON.parse(line) as Run);
}

export function keepRun(run: Omit<Run, 'date' | 'commit' | 'machine'>): void {
  const kept = { date: new Date().toISOString(), commit: commit(), machine: machine(), ...run };
  appendFileSync(file, `${JSON.stringify(kept)}\n`);
}

/** The last figures of every row, whenever it was measured. */
function lastRows(runs: readonly Run[]): Record<string, Row> {
  return Object.assign({}, ...runs.map(({ rows }) => rows)) as Record<string, Row>;
}

/** The measured commit; `+` marks uncommitted changes. */
function commit(): string {
  try {
    const git = (...words: string[]) =>
      execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain', '-uno') ? '+' : '');
  } catch {
    return 'unknown';
  }
}

/** Earlier runs whose figures stand beside the last one. */
const MAX_EARLIER_RUNS = 4;
const SHIFT = ': shift × 1000';

/** The table of `docs/performance.md`: the last figures of rows with a goal. One row has the largest shift of all pages. */
export function report(runs: readonly Run[]): string {
  const rows = Object.entries(lastRows(runs)).filter(([name]) => name in goals);
  const shifts = rows.filter(([name]) => name.endsWith(SHIFT));
  const largest = (shift: (row: Row) => number) => Math.max(...shifts.map(([, row]) => shift(row)));
  const told = rows.filter(([name]) => !name.endsWith(SHIFT));
  const [name, row] = shifts[0] ?? [];
  if (name && row)
    told.push([
      name,
      { ...row, ours: largest(({ ours }) => ours), slower: largest(({ slower = 0 }) => slower) },
    ]);
  return markdownTable(
    ['what', 'at most', 'now', 'CPU ÷ 8: at most', 'now', 'met'],
    told.map(([name, row]) => [
      name.endsWith(SHIFT) ? `every page${SHIFT}` : name,
      goals[name]?.max ?? '',
      rounded(row.ours, 1),
      goals[name]?.slower ?? '',
      row.slower === undefined ? '' : rounded(row.slower, 1),
      verdict(name, row),
    ]),
  );
}

/** Every row with its spread, its limit and its earlier figures, and every run. */
export function showAll(runs: readonly Run[]): string {
  return [
    markdownTable(
      ['what', 'at most', 'ours', 'spread', 'limit', 'ratio', 'CPU ÷ 8', 'beside', '', 'earlier'],
      Object.entries(lastRows(runs)).map((row) => [...line(row), earlier(runs, row[0])]),
    ),
    markdownTable(
      ['date', 'commit', 'rows', 'rounds', 'machine', 'load', 'beside'],
      runs.map(
        ({ date, commit: sources, rows, rounds, machine: { processor, cores, node, load }, beside }) => [
          date.slice(0, 16).replace('T', ' '),
          sources,
          Object.keys(rows).length,
          rounds,
          `${cores} × ${processor}, Node ${node}`,
          load > cores ? `**${load}**` : load,
          beside ?? '',
        ],
      ),
    ),
  ].join('\n\n');
}

function line([name, row]: [string, Row]): (string | number)[] {
  const { ours, spread, limit, slower, beside } = row;
  return [
    name,
    goals[name]?.max ?? '',
    rounded(ours, 1),
    `± ${Math.round(spread * 50)} %`,
    limit === undefined ? '' : rounded(limit, 1),
    limit ? rounded(ours / limit) : '',
    slower === undefined ? '' : rounded(slower, 1),
    beside === undefined ? '' : rounded(beside, 1),
    verdict(name, row),
  ];
}

/** The figures of a row in the runs before the last, oldest first. */
function earlier(runs: readonly Run[], name: string): string {
  const figures = runs.flatMap(({ rows }) => (rows[name] ? [rounded(rows[name].ours, 1)] : []));
  return figures.slice(-1 - MAX_EARLIER_RUNS, -1).join(', ');
}
