import { existsSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '@asia/app-build';
import { readJson } from '@asia/release-store';

/** Totals of a test runner. */
export interface Totals {
  passed: number;
  /** Those that did not run count too: they have proved nothing. */
  failed: number;
}

/** One test that failed. */
interface Failure {
  /** The first line of its error. */
  sentence: string;
  /** The command that runs it alone. */
  command: string;
}

interface Report extends Totals {
  failure?: Failure;
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Suites that broke before their first test. */
  numRuntimeErrorTestSuites: number;
  testResults?: {
    /** The absolute path of the suite. */
    name: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    ok: boolean;
    file: string;
    line: number;
    tests: { results: { error?: { message?: string } }[] }[];
  }[];
}

interface PlaywrightReport {
  errors: { message?: string }[];
  stats: { expected: number; unexpected: number; skipped: number };
  suites?: PlaywrightSuite[];
}

const sentenceOf = (text = '') =>
  stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trim())
    .find((line) => /\p{L}/u.test(line)) ?? '';

const quoted = (word: string) => `'${word.replaceAll("'", `'\\''`)}'`;

/** @returns null where there is no report: the runner did not finish */
export function readReport(file: string): Report | null {
  if (!existsSync(file)) return null;
  const report = readJson<JestReport | PlaywrightReport>(file);
  return 'stats' in report ? ofPlaywright(report) : ofJest(report);
}

function ofJest(report: JestReport): Report {
  const { numPassedTests: passed, numFailedTests, numRuntimeErrorTestSuites, testResults = [] } = report;
  const broken = testResults.find(
    ({ message, assertionResults }) =>
      assertionResults.some(({ status }) => status === 'failed') ||
      (message && assertionResults.length === 0),
  );
  const test = broken?.assertionResults.find(({ status }) => status === 'failed');
  return {
    passed,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    failure: broken && {
      sentence: sentenceOf(test?.failureMessages[0] ?? broken.message),
      command: `npm run unit -- ${path.relative(root, broken.name)}${test ? ` -t ${quoted(test.fullName)}` : ''}`,
    },
  };
}

function ofPlaywright({ errors, stats, suites = [] }: PlaywrightReport): Report {
  const listSpecs = (suite: PlaywrightSuite): PlaywrightSuite['specs'] => [
    ...suite.specs,
    ...(suite.suites ?? []).flatMap(listSpecs),
  ];
  const broken = suites.flatMap(listSpecs).find(({ ok }) => !ok);
  const error = broken?.tests.flatMap(({ results }) => results).find((result) => result.error)?.error;
  return {
    passed: stats.expected,
    // No journey is ever skipped on purpose.
    failed: stats.unexpected + stats.skipped + errors.length,
    failure: broken && {
      sentence: sentenceOf(error?.message),
      command: `npm run e2e -- ${broken.file}:${broken.line}`,
    },
  };
}

/**
 * What failed first in a check, and the command that repeats it alone.
 * @param failure of a runner's report
 * @param siteDir of the site that journeys visited: by default they visit the live one
 */
export function firstFailure(name: string, output: string, failure?: Failure, siteDir = ''): string {
  const lines = stripVTControlCharacters(output).trim().split('\n');
  const told = lines.find((line) => /\berror\b|\[warn\]|\bFAILED\b/i.test(line)) ?? lines.at(-1) ?? '';
  const { sentence, command } = failure ?? { sentence: told.trim(), command: `npm test -- ${quoted(name)}` };
  const at = command.startsWith('npm run e2e') ? `SITE_DIR=${siteDir} ` : '';
  return `${sentence}\nAlone: ${at}${command}`;
}
