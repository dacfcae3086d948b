import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

describe('docs/failures.md, on files of the release store', () => {
  const [, section = ''] = read('docs/failures.md').split(
    '\n# When a file of the release store is not whole\n',
  );
  const rows = [...section.matchAll(/^\| (\d+) +\|/gm)].map(([, row]) => Number(row));
  const lines = [...section.matchAll(/^(\d+)\. (.*(?:\n {3}.*)*)$/gm)];
  const tests = lines.flatMap(([, row = '', text = '']) =>
    text.split('; ').flatMap((part) => {
      const [, file = ''] = /`([\w./-]+\.test\.ts)`/.exec(part) ?? [];
      return [...part.matchAll(/"([^"]+)"/g)].map(([, name = '']) => [row, file, name] as const);
    }),
  );

  it('has a test for each of its rows', () => {
    expect(rows.length).toBeGreaterThanOrEqual(19);
    expect(rows).toEqual(rows.map((_, index) => index + 1));
    expect([...new Set(tests.map(([row]) => Number(row)))]).toEqual(rows);
  });

  it.each(tests)('names for row %s a test of %s: %s', (_row, file, name) => {
    expect(read(file)).toContain(name.replace(/\s+/g, ' '));
  });
});
