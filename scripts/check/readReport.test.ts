import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readReport } from './readReport';

function written(report: object): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'report-')), 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

const journey = (title: string, status: string) => ({ title, file: 'a.test.ts', tests: [{ status }] });

describe('readReport', () => {
  it('counts a suite of jest that broke before its first test', () => {
    const file = written({ numPassedTests: 40, numFailedTests: 1, numRuntimeErrorTestSuites: 2 });
    expect(readReport('jest', file)).toEqual({ passed: 40, failed: 3, secondTries: [] });
  });

  it('names the journeys that passed at their second try, and counts those that did not run as failed', () => {
    const file = written({
      suites: [
        {
          title: 'shell/map.test.ts',
          specs: [journey('waits', 'flaky'), journey('comes', 'expected')],
          suites: [{ title: 'on a phone', specs: [journey('waits', 'flaky')] }],
        },
      ],
      errors: [{}],
      stats: { expected: 38, flaky: 2, unexpected: 1, skipped: 4 },
    });
    expect(readReport('playwright', file)).toEqual({
      passed: 40,
      failed: 6,
      secondTries: ['shell/map.test.ts › waits', 'shell/map.test.ts › on a phone › waits'],
    });
  });

  it('has nothing of a run that broke off', () => {
    expect(readReport('jest', '/no/such/file.json')).toBeNull();
  });
});
