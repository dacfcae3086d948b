export interface Counts {
  passed: number;
  failed: number;
}

/**
 * Reads the closing lines of a test runner.
 * @returns null where the output has none: the runner did not finish
 */
export function countTests(runner: 'jest' | 'node', output: string): Counts | null {
  return runner === 'jest' ? countJest(output) : countNode(output);
}

/** `Tests:       1 failed, 2 skipped, 40 passed, 43 total` */
function countJest(output: string): Counts | null {
  const line = /^Tests:\s+(.*)$/m.exec(output)?.[1];
  if (!line) return null;
  const count = (word: string) => Number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? 0);
  return { passed: count('passed'), failed: count('failed') };
}

/** `# pass 12` and `# fail 0`, or the same after `ℹ`. */
function countNode(output: string): Counts | null {
  const count = (word: string) => new RegExp(`^[#ℹ] ${word} (\\d+)$`, 'm').exec(output)?.[1];
  const [passed, failed] = [count('pass'), count('fail')];
  return passed === undefined || failed === undefined
    ? null
    : { passed: Number(passed), failed: Number(failed) };
}
