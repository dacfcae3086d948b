import path from 'node:path';
import { appNames, root } from '../build/buildApps';
import { checkTypes, compactErrors, wholeProjects } from './checkTypes';
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

  it('leaves out what is not here, and what refers to it', () => {
    const references = ['shared', 'page-mfe', 'cart-mfe', 'tests.json'].map((each) => ({
      path: `./${each}`,
    }));
    workspace.write('tsconfig.json', JSON.stringify({ references }));
    workspace.write('tests.json', JSON.stringify({ references: [{ path: './cart-mfe' }] }));
    expect(wholeProjects(workspace.root)).toEqual(['./shared', './page-mfe']);
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
  it('says that a file is of another app, once', () => {
    const error = (file: string, other: string) =>
      `${file}(1,22): error TS6307: File '/asia/${other}' is not listed within the file list of project '/asia/menu-mfe/tsconfig.json'. Projects must list all files or use an 'include' pattern.\n`;
    const output =
      error('cart-mfe/src/Draft.ts', 'cart-mfe/src/Order.ts') +
      error('menu-mfe/src/Note.tsx', 'cart-mfe/src/Draft.ts');
    expect(compactErrors(output)).toBe(
      'menu-mfe/src/Note.tsx:1: menu-mfe imports cart-mfe/src/Draft.ts, which is not its own: apps share code in @asia/shared and link by address.',
    );
  });

  it('names a text that a language lacks in one short line', () => {
    const type = `{ ${'note: string; '.repeat(9)}}`;
    const output = [
      `a/messages/index.ts(7,3): error TS2322: Type '() => Promise<typeof import("./zh")>' is not assignable to type 'Fetch<${type}>'.`,
      `a/messages/zh.ts(31,7): error TS2741: Property 'note' is missing in type '${type}' but required in type '${type}'.`,
    ].join('\n');
    expect(compactErrors(output)).toBe(
      "a/messages/zh.ts:31: Property 'note' is missing in type '{ … }' but required in type '{ … }'.",
    );
  });

  it('leaves out what explains further, and counts what is too much', () => {
    const error = 'a/b.ts(3,7): error TS2322: Type A is not B.\n  Because of C.\n';
    expect(compactErrors(error)).toBe('a/b.ts:3: Type A is not B.');
    expect(compactErrors(error.repeat(22)).split('\n')).toHaveLength(21);
    expect(compactErrors(error.repeat(22))).toMatch(/… and 2 more$/);
  });
});
