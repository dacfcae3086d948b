import { existsSync, readFileSync } from 'node:fs';

/** Totals of a test runner. */
export interface Totals {
  passed: number;
  /** Those that did not run count too: they have proved nothing. */
  failed: number;
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Suites that broke before their first test. */
  numRuntimeErrorTestSuites: number;
}

interface PlaywrightReport {
  errors: unknown[];
  stats: { expected: number; unexpected: number; skipped: number };
}

/** @returns null where there is no report: the runner did not finish */
export function readTotals(runner: 'jest' | 'playwright', file: string): Totals | null {
  if (!existsSync(file)) return null;
  const report = JSON.parse(readFileSync(file, 'utf8')) as unknown;
  return runner === 'jest' ? countJest(report as JestReport) : countPlaywright(report as PlaywrightReport);
}

function countJest({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }: JestReport): Totals {
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}

function countPlaywright({ errors, stats }: PlaywrightReport): Totals {
  return {
    passed: stats.expected,
    // No journey is ever skipped on purpose.
    failed: stats.unexpected + stats.skipped + errors.length,
  };
}
