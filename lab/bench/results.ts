import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './Bench';
import { menus } from './builds/measureBuilds';
import { machine, rounded, type Machine } from './measure';
import { goals, verdict, type Row } from './rows';

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

/** The text of `RESULTS.md`: the last figures of every row, rows with a goal first. */
export function report(runs: readonly Run[]): string {
  const rows = Object.entries(lastRows(runs));
  const promised = rows.filter(([name]) => name in goals);
  const others = rows.filter(([name]) => !(name in goals));
  return `${[
    '# Results',
    'Written by `npm run bench`; do not edit. Medians, in turns with the same pages without scripts (the limit) and with what was named beside. A cheap phone: 412 px, CPU ÷ 4, 1.6 Mbps, 150 ms, empty cache; a link is in view for a second before the click. Times in milliseconds, sizes in KB (brotli, 1 KB = 1000 bytes). Every run stands in [results.jsonl](results.jsonl).',
    `![How the rows with a promise went, run by run](../../docs/pictures/benchmark.svg)`,
    '## Promises',
    table(['what', 'at most', 'ours', 'spread', 'limit', 'ratio', 'beside', ''], promised.map(line)),
    '## Everything else',
    table(['what', 'at most', 'ours', 'spread', 'limit', 'ratio', 'beside', ''], others.map(line)),
    '## Growing menus',
    `Dishes and categories: ${menus.map((menu) => menu.join(' in ')).join(', ')}. The largest page is a carta, which is the whole menu; every other grows with its own category and the list of categories alone.`,
    '![What grows with the menu](../../docs/pictures/growing-menu.svg)',
    '## Runs',
    table(
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
  const { most = '', least } = goals[name] ?? {};
  return [
    name,
    least === undefined ? most : `at least ${least}`,
    rounded(ours, 1),
    `± ${Math.round(spread * 50)} %`,
    limit === undefined ? '' : rounded(limit, 1),
    limit ? rounded(ours / limit) : '',
    beside === undefined ? '' : rounded(beside, 1),
    verdict(name, row),
  ];
}

function table(columns: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const cells = (words: readonly (string | number)[]) => `| ${words.join(' | ')} |`;
  return [cells(columns), cells(columns.map(() => '---')), ...rows.map(cells)].join('\n');
}

const WIDE = 160;
const HIGH = 40;
const STEP = 250;
const ACROSS = 4;

/** Charts of every goal over the runs: figures as multiples of the goal, the goal as a line. */
export function drawRuns(runs: readonly Run[]): string {
  return charts(
    Object.entries(goals).flatMap(([name, { most }]) => {
      const points = runs.flatMap(({ rows }) => (most && rows[name] ? [rows[name].ours / most] : []));
      const title = `${name}: ${rounded(points.at(-1) ?? 0)} of the goal`;
      return points.length > 0 ? [{ title, points: points.map((y, x) => ({ x, y })), goal: 1 }] : [];
    }),
  );
}

/** Charts of what grows with the menu, and of what does not. */
export function drawCurves(runs: readonly Run[]): string {
  const curves = new Map<string, { x: number; y: number }[]>();
  for (const [name, { ours }] of Object.entries(lastRows(runs))) {
    const [, what, dishes] = /^(.*), (\d+) dishes$/.exec(name) ?? [];
    if (what) curves.set(what, [...(curves.get(what) ?? []), { x: Number(dishes), y: ours }]);
  }
  return charts(
    [...curves].map(([what, points]) => {
      const [few, many] = [points[0]!, points.at(-1)!];
      const label = (y: number) => rounded(y, y < 1000 ? 1 : 0);
      return {
        title: `${what}: ${label(few.y)} … ${label(many.y)}${what.startsWith('KB') ? '' : ' ms'}`,
        points,
      };
    }),
  );
}

interface Chart {
  title: string;
  points: { x: number; y: number }[];
  goal?: number;
}

function charts(drawn: readonly Chart[]): string {
  const parts = drawn.map(({ title, points, goal }, index) => {
    const highest = Math.max(...(goal ? [goal * 1.2] : []), ...points.map(({ y }) => y));
    const [least, most] = [points[0]!.x, points.at(-1)!.x];
    const yOf = (y: number) => rounded(HIGH - (y / highest) * HIGH, 1);
    const xOf = (x: number) => rounded(most > least ? ((x - least) / (most - least)) * WIDE : WIDE, 1);
    const place = `translate(${20 + (index % ACROSS) * STEP} ${30 + Math.floor(index / ACROSS) * 90})`;
    const last = points.at(-1)!;
    const line = goal ? `<path class="goal" d="M0 ${yOf(goal)}H${WIDE}"/>` : '';
    return `<g transform="${place}"><text y="-8">${title}</text>${line}<polyline points="${points.map(({ x, y }) => `${xOf(x)},${yOf(y)}`).join(' ')}"/><circle cx="${xOf(last.x)}" cy="${yOf(last.y)}" r="3"/></g>`;
  });
  const height = 30 + Math.ceil(drawn.length / ACROSS) * 90;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ACROSS * STEP} ${height}" font-family="sans-serif" font-size="10"><style>svg{background:#fff}polyline{fill:none;stroke:#8a1c1c;stroke-width:2}circle{fill:#8a1c1c}.goal{stroke:#999;stroke-dasharray:3}</style>${parts.join('')}</svg>\n`;
}
