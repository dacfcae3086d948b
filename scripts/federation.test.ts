import { readFileSync } from 'node:fs';
import path from 'node:path';

const read = (file: string) => readFileSync(path.join(__dirname, '..', file), 'utf8');

describe('docs/federation.md', () => {
  const promises = read('docs/federation.md').split(/^## /m).slice(1);
  const proofs = promises.map((promise) => [...promise.matchAll(/^- `([\w./-]+\.test\.tsx?)`: "(.+)"/gm)]);

  it('numbers its promises', () => {
    expect(promises.map(parseFloat)).toEqual(promises.map((_, index) => index + 1));
    expect(promises.length).toBeGreaterThan(20);
  });

  it('has a test for each promise', () => {
    expect(promises.filter((_, index) => proofs[index]?.length === 0)).toEqual([]);
  });

  it.each(proofs.flat().map(([, file = '', name = '']) => [file, name.replaceAll('\\"', '"')]))(
    'names a test of %s: %s',
    (file, name) => {
      expect(read(file)).toContain(name);
    },
  );
});
