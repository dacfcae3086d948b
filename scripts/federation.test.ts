import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

describe('docs/federation.md', () => {
  const rows = [...read('docs/federation.md').matchAll(/^\| (\d+) +\|(.*)$/gm)];
  const tests = rows.flatMap(([, row = '', text = '']) =>
    [...text.matchAll(/`([\w./-]+\.test\.ts)`: "((?:[^"\\]|\\.)+)"/g)].map(([, file = '', name = '']) => [
      row,
      file,
      name.replaceAll('\\"', '"'),
    ]),
  );

  it('numbers its rows, twenty-three or more, and has a test for each', () => {
    expect(rows.length).toBeGreaterThanOrEqual(23);
    expect(rows.map(([, row]) => Number(row))).toEqual(rows.map((_, index) => index + 1));
    expect(new Set(tests.map(([row]) => row)).size).toBe(rows.length);
  });

  it.each(tests)('row %s names a test of %s: %s', (_row, file = '', name = '') => {
    expect(read(file)).toContain(name);
  });
});
