import { countTests, secondTries } from './countTests';

describe('countTests', () => {
  it('reads the closing line of jest', () => {
    const output = 'Test Suites: 1 failed, 3 passed\nTests:       1 failed, 2 skipped, 40 passed, 43 total\n';
    expect(countTests('jest', output)).toEqual({ passed: 40, failed: 1 });
  });

  it('reads the closing lines of Playwright', () => {
    expect(countTests('playwright', '\n  3 passed (1.2m)\n')).toEqual({ passed: 3, failed: 0 });
    const output = [
      '  ✓  1 e2e/order.test.ts:1:1 › 7 passed by (1s)',
      '  2 failed',
      '    e2e/order.test.ts:1:1 › 5 failed ───────',
      '  1 flaky',
      '    e2e/map.test.ts:1:1 › waits ────────────',
      '  4 did not run',
      '  40 passed (3.6m)',
    ].join('\n');
    expect(countTests('playwright', output)).toEqual({ passed: 41, failed: 6 });
    expect(secondTries(output)).toBe('  1 flaky\n    e2e/map.test.ts:1:1 › waits ────────────\n');
    expect(secondTries('  40 passed (3.6m)\n')).toBe('');
  });

  it('knows nothing of a run that broke off', () => {
    expect(countTests('jest', 'Segmentation fault')).toBeNull();
    expect(countTests('playwright', 'Running 7 tests using 2 workers\n')).toBeNull();
  });
});
