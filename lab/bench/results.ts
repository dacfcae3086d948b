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

/** Adds a run. */
export function keepRun(run: Omit<Run, 'date' | 'commit' | 'machine'>): Run {
  const kept = { date: new Date().toISOString(), commit: commit(), machine: machine(), ...run };
  appendFileSync(file, `${JSON.stringify(kept)}\n`);
  return kept;
}

/** The last figures of every row, whenever it was measured. */
export function lastRows(runs: readonly Run[]): Record<string, Row> {
  return Object.assign({}, ...runs.map(({ rows }) => rows)) as Record<string, Row>;
}

/** Commit that was measured; `+` means with uncommitted changes. */
function commit(): string {
  try {
    const git = (...words: string[]) =>
      execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain', '-uno') ? '+' : '');
  } catch {
    return 'unknown';
  }
}

const columns = ['what', 'at most', 'ours', 'spread', 'limit', 'ratio', 'beside', ''];
/** Runs whose figures are beside the last one. */
const MAX_EARLIER_RUNS = 4;

/** The text of `RESULTS.md`: the last figures of every row, rows with a goal first. */
export function report(runs: readonly Run[]): string {
  const rows = Object.entries(lastRows(runs));
  const promised = rows.filter(([name]) => name in goals);
  const others = rows.filter(([name]) => !(name in goals));
  return `${[
    '# Results',
    'Written by `npm run bench`; do not edit. Medians, in turns with the same pages without scripts (the limit) and with what was named beside. A cheap phone: 412 px, CPU ÷ 4, 1.6 Mbps, 150 ms, empty cache; a link is in view for a second before the click. Times in milliseconds, sizes in KB (brotli, 1 KB = 1000 bytes). Every run is in [results.jsonl](results.jsonl).',
    '## Promises',
    markdownTable(
      [...columns, 'earlier'],
      promised.map((row) => [...line(row), earlier(runs, row[0])]),
    ),
    '## Everything else',
    markdownTable(columns, others.map(line)),
    '## Runs',
    markdownTable(
      ['date', 'commit', 'rows', 'rounds', 'machine', 'load', 'beside'],
      runs.map(
        ({
          date,
          commit: sources,
          rows: measured,
          rounds,
          machine: { processor, cores, node, load },
          beside,
        }) => [
          date.slice(0, 16).replace('T', ' '),
          sources,
          Object.keys(measured).length,
          rounds,
          `${cores} × ${processor}, Node ${node}`,
          load > cores ? `**${load}**` : load,
          beside ?? '',
        ],
      ),
    ),
  ].join('\n\n')}\n`;
}

function line([name, row]: [string, Row]): (string | number)[] {
  const { ours, spread, limit, beside } = row;
  return [
    name,
    goals[name]?.max ?? '',
    rounded(ours, 1),
    `± ${Math.round(spread * 50)} %`,
    limit === undefined ? '' : rounded(limit, 1),
    limit ? rounded(ours / limit) : '',
    beside === undefined ? '' : rounded(beside, 1),
    verdict(name, row),
  ];
}

/** The figures of a row in the runs before the last, oldest first. */
function earlier(runs: readonly Run[], name: string): string {
  const figures = runs.flatMap(({ rows }) => (rows[name] ? [rounded(rows[name].ours, 1)] : []));
  return figures.slice(-1 - MAX_EARLIER_RUNS, -1).join(', ');
}
