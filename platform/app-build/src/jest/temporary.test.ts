import { existsSync } from 'node:fs';

const temporary = jest.requireActual<() => void>('./temporary.cjs');

it('gives each run of the tests a folder of its own, also in one process', () => {
  const before = process.env.TMPDIR;
  const folders = [1, 2].map(() => {
    temporary();
    const { TMPDIR: folder = '' } = process.env;
    expect(existsSync(folder)).toBe(true);
    temporary();
    expect([existsSync(folder), process.env.TMPDIR]).toEqual([false, before]);
    return folder;
  });
  expect(new Set(folders).size).toBe(2);
});
