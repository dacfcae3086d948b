export interface Counts {
  passed: number;
  failed: number;
}

/**
 * Reads the closing lines of a test runner.
 * @returns null where the output has none: the runner did not finish
 */
export function countTests(runner: 'jest' | 'playwright', output: string): Counts | null {
  return runner === 'jest' ? countJest(output) : countPlaywright(output);
}

/** Playwright's lines about journeys that passed only at the second try: how many, and which. */
export function secondTries(output: string): string {
  return /^ {2}\d+ flaky\n(?: {4}.*\n)*/m.exec(output)?.[0] ?? '';
}

/** `Tests:       1 failed, 2 skipped, 40 passed, 43 total` */
function countJest(output: string): Counts | null {
  const line = /^Tests:\s+(.*)$/m.exec(output)?.[1];
  if (!line) return null;
  const count = (word: string) => Number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? 0);
  return { passed: count('passed'), failed: count('failed') };
}

/** Counted as failed: a journey that did not run has proved nothing. */
const notPassed = ['failed', 'interrupted', 'did not run'];

/** Playwright writes a line for each outcome: `  1 failed`, `  2 did not run`, `  40 passed (3.6m)`. */
function countPlaywright(output: string): Counts | null {
  const found = [...output.matchAll(/^ {2}(\d+) (passed|failed|flaky|interrupted|did not run)\b/gm)];
  if (found.length === 0) return null;
  const count = (words: string[]) =>
    found
      .filter(([, , word = '']) => words.includes(word))
      .reduce((sum, [, number]) => sum + Number(number), 0);
  return { passed: count(['passed', 'flaky']), failed: count(notPassed) };
}
