import { setTimeout as sleep } from 'node:timers/promises';
import { checkTypes, compactErrors, isTakenBy } from './checkTypes';
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
    await expect(checkTypes(workspace.root, ['page-mfe'])).rejects.toThrow(
      /^page-mfe\/src\/Page\.test\.ts:1: Type 'string' is not assignable to type 'number'\.$/,
    );
    workspace.write('page-mfe/src/Page.test.ts', 'export {};');
    await expect(checkTypes(workspace.root, ['page-mfe'])).resolves.toEqual([]);
  });

  it('leaves to another team what is wrong in its tests, and gives it back', async () => {
    workspace.write('page-mfe/src/Page.test.ts', 'export {};');
    workspace.write('shared/src/cart/cart.test.ts', `export const wrong: number = 'of another team';`);
    const check = () => checkTypes(workspace.root, ['page-mfe'], isTakenBy(['page-mfe']));
    const ofAnother = [expect.stringMatching(/^shared\/src\/cart\/cart\.test\.ts:1: Type 'string' is not/)];
    await expect(check()).resolves.toEqual(ofAnother);
    // Not only the first time, and not in place of an error of its own.
    await expect(check()).resolves.toEqual(ofAnother);
    // The compiler compares times, and the clock of files lags some milliseconds behind that of its records.
    await sleep(50);
    workspace.write('page-mfe/src/order.ts', `export const order: string = 1;`);
    await expect(check()).rejects.toThrow(/page-mfe\/src\/order\.ts:1: (?!.*cart\.test)/s);
  });

  it('reports an error of a referenced package, and not its consequences', async () => {
    workspace.edit('shared/src/words/index.ts', "'Hola ' + name", '1');
    await expect(checkTypes(workspace.root, ['page-mfe'])).rejects.toThrow(
      /^shared\/src\/words\/index\.ts:1: [^\n]*(\npage-mfe\/src\/Page\.test[^\n]*)?$/,
    );
  });
});

describe('compactErrors', () => {
  it('leaves out what explains further, and counts what is too much', () => {
    const error = 'a/b.ts(3,7): error TS2322: Type A is not B.\n  Because of C.\n';
    expect(compactErrors(error)).toBe('a/b.ts:3: Type A is not B.');
    expect(compactErrors(error.repeat(22)).split('\n')).toHaveLength(21);
    expect(compactErrors(error.repeat(22))).toMatch(/… and 2 more$/);
  });
});
