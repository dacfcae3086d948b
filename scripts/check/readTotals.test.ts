import path from 'node:path';
import { writeFiles } from '@asia/release-store/testing/writeFiles';
import { readTotals } from './readTotals';

const unit = { numPassedTests: 40, numFailedTests: 1, numRuntimeErrorTestSuites: 2 };
const journeys = { errors: [{}], stats: { expected: 40, unexpected: 1, skipped: 4 } };

it.each([
  ['a suite that broke before its first test', unit, 3],
  ['a journey that did not run', journeys, 6],
])('counts %s as failed', (_what, report, failed) => {
  const folder = writeFiles({ 'report.json': JSON.stringify(report) });
  expect(readTotals(path.join(folder, 'report.json'))).toEqual({ passed: 40, failed });
});

it('has nothing of a run that broke off', () => {
  expect(readTotals('/no/such/file.json')).toBeNull();
});
