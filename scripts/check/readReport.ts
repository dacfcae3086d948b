import { existsSync, readFileSync } from 'node:fs';

/** Totals of a test runner. */
export interface Report {
  passed: number;
  /** Those that did not run count too: they have proved nothing. */
  failed: number;
  /** Titles of journeys that passed only at their second try. */
  secondTries: string[];
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Suites that broke before their first test. */
  numRuntimeErrorTestSuites: number;
}

interface Suite {
  title: string;
  suites?: Suite[];
  specs: { title: string; file: string; tests: { status: string }[] }[];
}

interface PlaywrightReport {
  suites: Suite[];
  errors: unknown[];
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** @returns null where there is no report: the runner did not finish */
export function readReport(runner: 'jest' | 'playwright', file: string): Report | null {
  if (!existsSync(file)) return null;
  const report = JSON.parse(readFileSync(file, 'utf8')) as unknown;
  return runner === 'jest' ? countJest(report as JestReport) : countPlaywright(report as PlaywrightReport);
}

function countJest({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }: JestReport): Report {
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites, secondTries: [] };
}

function countPlaywright({ suites, errors, stats }: PlaywrightReport): Report {
  return {
    passed: stats.expected + stats.flaky,
    // No journey is ever skipped on purpose.
    failed: stats.unexpected + stats.skipped + errors.length,
    secondTries: suites.flatMap((suite) => flakyIn(suite, [])),
  };
}

function flakyIn({ title, suites = [], specs }: Suite, above: string[]): string[] {
  const path = [...above, title];
  return [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map((spec) => [...path, spec.title].join(' › ')),
    ...suites.flatMap((suite) => flakyIn(suite, path)),
  ];
}
