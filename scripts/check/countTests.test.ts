import { countTests } from './countTests';

describe('countTests', () => {
  it('reads the closing line of jest', () => {
    const output = 'Test Suites: 1 failed, 3 passed\nTests:       1 failed, 2 skipped, 40 passed, 43 total\n';
    expect(countTests('jest', output)).toEqual({ passed: 40, failed: 1 });
  });

  it('reads the closing lines of the Node runner in both spellings', () => {
    expect(countTests('node', '# tests 3\n# pass 2\n# fail 1\n')).toEqual({ passed: 2, failed: 1 });
    expect(countTests('node', 'ℹ tests 3\nℹ pass 3\nℹ fail 0\n')).toEqual({ passed: 3, failed: 0 });
  });

  it('knows nothing of a run that broke off', () => {
    expect(countTests('jest', 'Segmentation fault')).toBeNull();
    expect(countTests('node', '# pass 2\n')).toBeNull();
  });
});
