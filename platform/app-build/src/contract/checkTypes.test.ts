import path from 'node:path';
import { appNames, root } from '../build/buildApps';
import { checkTypes, compactErrors } from './checkTypes';
import { readProject } from './readProject';
import { FakeWorkspace } from './testing/fakeWorkspace';

// The compiler is slow on a busy machine.
jest.setTimeout(60_000);

describe('checkTypes', () => {
  let workspace: FakeWorkspace;
  beforeEach(() => {
    workspace = new FakeWorkspace();
  });
  afterEach(() => workspace.remove());

  it('reports one type error in one line, and nothing when there is none', async () => {
    await expect(checkTypes(workspace.root, ['page-mfe'])).resolves.toBeUndefined();
    workspace.write('page-mfe/src/sides.ts', `export const sides: string = 1;`);
    await expect(checkTypes(workspace.root, ['page-mfe'])).rejects.toThrow(
      /^page-mfe\/src\/sides\.ts:1: Type 'number' is not assignable to type 'string'\.$/,
    );
  });

  it('reports an error of a referenced package, and not its consequences', async () => {
    workspace.edit('shared/src/words/index.ts', "'Hola ' + name", '1');
    await expect(checkTypes(workspace.root, ['page-mfe'])).rejects.toThrow(
      /^shared\/src\/words\/index\.ts:1: [^\n]*$/,
    );
  });
});

it.each([...appNames, 'shared', 'platform'])('a build that takes %s compiles none of its tests', (folder) => {
  const { fileNames } = readProject(path.join(root, folder));
  expect(fileNames.length).toBeGreaterThan(10);
  expect(fileNames.filter((file) => /\.test\.tsx?$|\/testing\//.test(file))).toEqual([]);
});

describe('compactErrors', () => {
  it('leaves out what explains further, and counts what is too much', () => {
    const error = 'a/b.ts(3,7): error TS2322: Type A is not B.\n  Because of C.\n';
    expect(compactErrors(error)).toBe('a/b.ts:3: Type A is not B.');
    expect(compactErrors(error.repeat(22)).split('\n')).toHaveLength(21);
    expect(compactErrors(error.repeat(22))).toMatch(/… and 2 more$/);
  });
});
