import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { median } from 'simple-statistics';
import { runCommand } from '@asia/release-store/runCommand';
import { type Bench, type Figures, root, withBench } from './Bench';
import { countBytes } from './bytes/countBytes';
import { changePages, orderFirstDish } from './guest/ordering';
import { visitPages } from './guest/pageVisit';
import type { Site } from './guest/Phone';
import { touchThings } from './guest/touches';
import { inTurns, rounded, spread } from './measure';
import { keepRows, type Row } from './results';

const run = (program: string, ...words: string[]) =>
  execFileSync(path.join(root, 'node_modules/.bin', program), words, { cwd: root, stdio: 'inherit' });

interface Group {
  measure: (bench: Bench, site: Site) => Promise<Figures>;
  /** Other sites, or the slower phone, on which the same steps make sense. */
  columns?: ('limit' | 'slower' | 'beside')[];
  /** More rounds show nothing new. */
  maxRounds?: number;
}

/** Groups of figures; each can be measured alone. */
const groups: Readonly<Record<string, Group>> = {
  pages: { measure: visitPages, columns: ['limit', 'slower', 'beside'] },
  bytes: { measure: countBytes, columns: ['beside'], maxRounds: 1 },
  routes: { measure: changePages, columns: ['slower', 'beside'] },
  order: { measure: orderFirstDish, columns: ['slower', 'beside'] },
  touches: { measure: touchThings, columns: ['slower'] },
};

/** Rows of a group: medians of rounds; each round visits every site. */
async function measureGroup(
  name: string,
  bench: Bench,
  rounds: number,
  beside?: string,
): Promise<Record<string, Row>> {
  const { measure, columns = [], maxRounds = rounds } = groups[name]!;
  const sites: Record<string, Site> = {
    ours: { address: bench.site, scripts: true, own: true },
    ...(columns.includes('limit') && { limit: { address: bench.site, scripts: false, own: true } }),
    ...(columns.includes('slower') && {
      slower: { address: bench.site, scripts: true, own: true, slower: true },
    }),
    ...(columns.includes('beside') && beside && { beside: { address: beside, scripts: true, own: false } }),
  };
  const turns = Object.entries(sites).map(([column, site]) => [column, () => measure(bench, site)] as const);
  const figures = await inTurns<string, Figures>(Math.min(rounds, maxRounds), Object.fromEntries(turns));
  const of = (column: string, row: string) =>
    (figures[column] ?? []).flatMap((round) => (row in round ? [round[row]!] : []));
  const middle = (column: string, row: string) =>
    of(column, row).length > 0 ? median(of(column, row)) : undefined;
  const names = [...new Set((figures.ours ?? []).flatMap((round) => Object.keys(round)))];
  return Object.fromEntries(
    names.map((row) => [
      row,
      {
        ours: rounded(median(of('ours', row)), 3),
        spread: rounded(spread(of('ours', row))),
        limit: middle('limit', row),
        slower: middle('slower', row),
        beside: middle('beside', row),
      },
    ]),
  );
}

runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: {
      beside: { type: 'string' },
      rounds: { type: 'string', default: '9' },
    },
    allowPositionals: true,
  });
  const unknown = positionals.find((word) => !(word in groups));
  if (unknown) throw new Error(`There is no group "${unknown}". Known: ${Object.keys(groups).join(', ')}.`);
  // Nine by default: with five the median still moves, because single visits differ by a fifth.
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds is a number of rounds, at least 1.');
  run('tsx', 'scripts/prepareSite.ts');
  await withBench(path.resolve(root, process.env.SITE_DIR ?? 'site'), async (bench) => {
    for (const name of Object.keys(groups).filter(
      (each) => positionals.length === 0 || positionals.includes(each),
    )) {
      console.log(`measuring ${name}`);
      const rows = await measureGroup(name, bench, rounds, values.beside);
      // After each group: a later one that fails must not lose the earlier ones.
      keepRows(rows, { rounds, ...(values.beside && { beside: values.beside }) });
    }
  });
  run('prettier', '--write', '--log-level', 'warn', 'docs/performance.md', 'lab/bench/results.json');
});
