import path from 'node:path';
import { root } from '@asia/app-build';
import { writeFiles } from '@asia/release-store/testing/writeFiles';
import { firstFailure, readReport } from './reports';

const unit = {
  numPassedTests: 40,
  numFailedTests: 1,
  numRuntimeErrorTestSuites: 2,
  testResults: [
    { name: path.join(root, 'a.test.ts'), message: '', assertionResults: [{ status: 'passed' }] },
    {
      name: path.join(root, 'shared/b.test.ts'),
      message: 'all',
      assertionResults: [
        {
          status: 'failed',
          fullName: "b's text",
          failureMessages: ['\n \u001b[31mIt is blue\u001b[39m\n at'],
        },
      ],
    },
  ],
};
const journeys = {
  errors: [{}],
  stats: { expected: 40, unexpected: 1, skipped: 4 },
  suites: [
    {
      specs: [],
      suites: [
        {
          specs: [
            {
              ok: false,
              file: 'shell/map.test.ts',
              line: 7,
              tests: [{ results: [{ error: { message: 'Late' } }] }],
            },
          ],
        },
      ],
    },
  ],
};

const read = (report: object) =>
  readReport(path.join(writeFiles({ 'report.json': JSON.stringify(report) }), 'report.json'));

it.each([
  ['a suite that broke before its first test', unit, 3],
  ['a journey that did not run', journeys, 6],
])('counts %s as failed', (_what, report, failed) => {
  expect(read(report)).toMatchObject({ passed: 40, failed });
});

it('has nothing of a run that broke off', () => {
  expect(readReport('/no/such/file.json')).toBeNull();
});

it.each([
  ['unit', unit, `It is blue\nAlone: npm run unit -- shared/b.test.ts -t 'b'\\''s text'`],
  ['journeys', journeys, 'Late\nAlone: SITE_DIR=.cache/site npm run e2e -- shell/map.test.ts:7'],
  ['dead code', undefined, "a.ts:1 error It is dead\nAlone: npm test -- 'dead code'"],
])('says of %s what failed first, and how to repeat it alone', (name, report, words) => {
  const output = 'Begins\n  a.ts:1 error It is dead\nEnds';
  expect(firstFailure(name, output, report && read(report)?.failure, '.cache/site')).toBe(words);
});
