import path from 'node:path';
import { appNames, root } from '../build/buildApps';
import { checkTypes, compactErrors, wholeProjects } from './checkTypes';
import { readProject } from './readProject';
import { FakeWorkspace } from './testing/fakeWorkspace';

describe('checkTypes', () => {
  it('reports one type error in one line, and nothing when there is none', async () => {
    const workspace = new FakeWorkspace();
    await expect(checkTypes(workspace.root, ['page-mfe'])).resolves.toBeUndefined();
    workspace.write('page-mfe/src/sides.ts', `export const sides: string = 1;`);
    await expect(checkTypes(workspace.root, ['page-mfe'])).rejects.toThrow(
      /^page-mfe\/src\/sides\.ts:1: Type 'number' is not assignable to type 'string'\.$/,
    );
  });

  it('leaves out what is not here, and what refers to it', () => {
    const workspace = new FakeWorkspace();
    const referTo = (...names: string[]) =>
      JSON.stringify({ references: names.map((name) => ({ path: `./${name}` })) });
    workspace.write('tsconfig.json', referTo('shared', 'page-mfe', 'cart-mfe', 'tests.json'));
    workspace.write('tests.json', referTo('cart-mfe'));
    expect(wholeProjects(workspace.root)).toEqual(['./shared', './page-mfe']);
  });

  it('reports an error of a referenced package, and not its consequences', async () => {
    const workspace = new FakeWorkspace();
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

const long = `{ ${'note: string; '.repeat(9)}}`;

it.each([
  [
    'a long type as dots',
    `a/messages/zh.ts(31,7): error TS2741: Property 'note' is missing in type '${long}' but required in type '${long}'.`,
    "a/messages/zh.ts:31: Property 'note' is missing in type '{ … }' but required in type '{ … }'.",
  ],
  [
    'no further explanation',
    'a/b.ts(3,7): error TS2322: Type A is not B.\n  Because of C.\n',
    'a/b.ts:3: Type A is not B.',
  ],
])('compact errors say %s', (_what, output, errors) => {
  expect(compactErrors(output)).toBe(errors);
});
