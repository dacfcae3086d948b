import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { markdownTable } from '../../e2e/harness/markdownTable';
import { root } from './Bench';
import { type Machine, machine, rounded } from './measure';

/** Medians of one row, in milliseconds or KB. */
export interface Row {
  ours: number;
  /** The middle half of our rounds, as a share of the median. */
  spread: number;
  /** Ours, with scripts blocked. */
  limit?: number;
  /** Ours, on the slower phone. */
  slower?: number;
  /** Another site, or another build of ours. */
  beside?: number;
  /** Ours, in the run before. */
  before?: number;
}

/** The last figures of every row, and where the last group was measured. */
interface Results {
  /** ISO 8601. */
  date: string;
  machine: Machine;
  rounds: number;
  /** The address that was measured beside ours. */
  beside?: string;
  rows: Record<string, Row>;
}

/**
 * A paint has a goal beside the same page without scripts in the same run, a size has one in KB. All else depends on
 * the machine: it is read beside the run before.
 */
const goals: Readonly<Record<string, { timesLimit: number } | { maxKb: number }>> = {
  'home: first paint': { timesLimit: 1.05 },
  'category: first paint': { timesLimit: 1.05 },
  'home: largest paint': { timesLimit: 1.05 },
  'category: largest paint': { timesLimit: 1.05 },
  'home: JS + CSS': { maxKb: 115 },
  'category: JS + CSS': { maxKb: 150 },
  'home: all files': { maxKb: 345 },
};

const file = path.join(__dirname, 'results.json');

/** Replaces the last figures of some rows, and writes the table of `docs/performance.md`. */
export function keepRows(rows: Record<string, Row>, how: { rounds: number; beside?: string }): void {
  const last = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Results).rows : {};
  const compared = Object.entries(rows).map(([name, row]) => [name, { ...row, before: last[name]?.ours }]);
  const results: Results = {
    date: new Date().toISOString(),
    machine: machine(),
    ...how,
    rows: { ...last, ...Object.fromEntries(compared) },
  };
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
  const document = path.join(root, 'docs/performance.md');
  const between = /(?<=<!-- results -->\n\n)[^]*(?=\n\n<!-- end -->)/;
  writeFileSync(
    document,
    readFileSync(document, 'utf8').replace(between, () => report(results)),
  );
}

function report({ date, machine: { processor, cores, node, load }, rounds, rows }: Results): string {
  const figure = (value: number | undefined) => (value === undefined ? '' : rounded(value, 1));
  return [
    `The last group was measured on ${date.slice(0, 10)}: ${rounds} rounds, ${cores} × ${processor}, Node ${node}, load ${load}.`,
    markdownTable(
      ['what', 'at most', 'now', '±', 'without scripts', 'CPU ÷ 8', 'before', 'beside'],
      Object.entries(rows).map(([name, { ours, spread, limit, slower, before, beside }]) => [
        name,
        goal(name, limit),
        figure(ours),
        `${Math.round(spread * 50)} %`,
        figure(limit),
        figure(slower),
        figure(before),
        figure(beside),
      ]),
    ),
  ].join('\n\n');
}

function goal(name: string, limit = 0): number | '' {
  const wanted = goals[name];
  if (!wanted) return '';
  return 'maxKb' in wanted ? wanted.maxKb : rounded(limit * wanted.timesLimit, 0);
}
