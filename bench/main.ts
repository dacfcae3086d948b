import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '@asia/releases';
import { root, withBench, type Bench } from './Bench';
import { chooseParts, parts, type PartName } from './parts';
import { report } from './report/report';
import { measured, readResults, writeResults, type Results } from './report/Results';

async function measurePart<Name extends PartName>(name: Name, bench: Bench, results: Results): Promise<void> {
  const started = Date.now();
  console.log(`measuring ${name}`);
  const data = await parts[name](bench);
  Object.assign(results, { [name]: measured(data, bench.runs) });
  // After each part: a later one that fails must not cost the earlier ones.
  writeResults(results);
  writeFileSync(path.join(__dirname, 'RESULTS.md'), report(results));
  console.log(`measured ${name} in ${Math.round((Date.now() - started) / 1000)} s`);
}

async function main(words: string[]): Promise<void> {
  const chosen = chooseParts(words);
  // Five do not settle a median here: single visits spread by a fifth.
  const runs = Number(process.env.BENCH_RUNS ?? 9);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('BENCH_RUNS is a number of runs, at least 1.');
  const siteDir = path.resolve(root, process.env.SITE_DIR ?? 'site');
  await run('tsx', ['scripts/prepareSite.ts']);
  const results = readResults();
  await withBench({ siteDir, runs }, async (bench) => {
    for (const name of chosen) await measurePart(name, bench, results);
  });
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
