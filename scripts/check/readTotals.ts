import { existsSync } from 'node:fs';
import { readJson } from '@asia/release-store';

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
export function readTotals(file: string): Totals | null {
  if (!existsSync(file)) return null;
  const report = readJson<JestReport | PlaywrightReport>(file);
  if (!('stats' in report))
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    };
  const { errors, stats } = report;
  // No journey is ever skipped on purpose.
  return { passed: stats.expected, failed: stats.unexpected + stats.skipped + errors.length };
}
