import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, run } from '@asia/app-build';
import { runCommand } from '@asia/release-store/runCommand';
import areas from './areas.json';
import { pageOf, readSections, sectionOf } from './page';

const PAGE = path.join(root, 'docs/mutation.md');
type Area = keyof typeof areas;

/**
 * `mutation [-- area…]`: mutates the code of an area, finds the mutants that no test notices, and writes
 * `docs/mutation.md`. Fails when there are too many, or when one has no reason written beside it.
 */
runCommand(async (words) => {
  const all = Object.keys(areas) as Area[];
  const unknown = words.find((word) => !(word in areas));
  if (unknown) throw new Error(`There is no area "${unknown}". Known: ${all.join(', ')}.`);
  for (const area of all.filter((name) => words.length === 0 || words.includes(name))) {
    const mutants = await mutate(area);
    const sections = readSections(existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '');
    const { section, wrong } = sectionOf(mutants, sections.get(area) ?? '', root);
    writeFileSync(PAGE, pageOf(sections.set(area, section), all));
    await run('prettier', ['--write', '--log-level', 'warn', PAGE]);
    for (const sentence of wrong) console.error(`${area}: ${sentence}`);
    if (wrong.length > 0) process.exitCode = 1;
  }
});

async function mutate(area: Area) {
  process.env.MUTATION_AREA = area;
  const { Stryker } = await import('@stryker-mutator/core');
  const files = `.cache/mutation/${area.replaceAll(' ', '-')}`;
  forgetUnnoticed(`${files}.json`);
  return new Stryker({
    mutate: [areas[area].mutate],
    testRunner: 'jest',
    plugins: ['@stryker-mutator/jest-runner'],
    jest: { configFile: 'lab/mutation/jest.config.cjs' },
    coverageAnalysis: 'perTest',
    // Long, because a timeout counts as a noticed mutant.
    timeoutMS: 20_000,
    concurrency: 2,
    incremental: true,
    incrementalFile: `${files}.json`,
    tempDirName: `${files}.tmp`,
    ignorePatterns: [
      'content/pictures/*',
      '!content/pictures/pictures.json',
      'docs',
      'e2e',
      'lab/bench',
      'dist',
      'site',
      '.cache',
      'platform/content-build/src/pictures',
    ],
    symlinkNodeModules: false,
    cleanTempDir: 'always',
    buildCommand: 'node lab/mutation/link.mjs',
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    allowConsoleColors: false,
  }).runMutationTest();
}

/**
 * Stryker does not run again the surviving mutants of code that runs on import, although a new test may
 * notice them: drops their results.
 */
function forgetUnnoticed(file: string): void {
  if (!existsSync(file)) return;
  const known = JSON.parse(readFileSync(file, 'utf8')) as {
    files: Record<string, { mutants: { status: string; static?: boolean }[] }>;
  };
  for (const source of Object.values(known.files))
    source.mutants = source.mutants.filter((mutant) => !mutant.static || mutant.status !== 'Survived');
  writeFileSync(file, JSON.stringify(known));
}
