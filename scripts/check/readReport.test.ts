import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readReport } from './readReport';

function written(report: object): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'report-')), 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

describe('readReport', () => {
  it('counts a suite of jest that broke before its first test', () => {
    const file = written({ numPassedTests: 40, numFailedTests: 1, numRuntimeErrorTestSuites: 2 });
    expect(readReport('jest', file)).toEqual({ passed: 40, failed: 3 });
  });

  it('counts journeys that did not run as failed', () => {
    const file = written({ errors: [{}], stats: { expected: 40, unexpected: 1, skipped: 4 } });
    expect(readReport('playwright', file)).toEqual({ passed: 40, failed: 6 });
  });

  it('has nothing of a run that broke off', () => {
    expect(readReport('jest', '/no/such/file.json')).toBeNull();
  });
});
