import { appendFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { FakeWorkspace, forgetRecords } from '@asia/app-build/testing/fakeWorkspace';
import type { ContractOf, RecordedContract } from '@asia/release-store/contract';
import { checkContract } from './checkContract';

// The compiler is slow on a busy machine.
jest.setTimeout(60_000);

let workspace: FakeWorkspace;
let shell: ContractOf;
let remote: ContractOf;

beforeEach(() => {
  workspace = new FakeWorkspace();
  shell = workspace.recordShell();
  remote = workspace.recordRemote();
});
afterEach(() => workspace.remove());
afterAll(forgetRecords);

/** Errors of one remote under one shell. */
const check = (shell: ContractOf, remote: ContractOf) =>
  checkContract({ shell, remotes: [remote] }, path.join(workspace.root, 'tools'));
const next = 'has it first, or build page-mfe against the live one.';

it('accepts a remote compiled with what the shell provides', () => {
  expect(check(shell, remote)).toEqual([]);
});

it('refuses a new remote that uses an export which the live shell lacks', () => {
  workspace.write(
    'shared/src/ui/index.ts',
    `export function Button(): null { return null; }\nexport const Stamp = 1;`,
  );
  workspace.write(
    'page-mfe/src/Page.tsx',
    `import { Stamp } from '@asia/shared/ui';\nexport default () => Stamp;`,
  );
  expect(check(shell, workspace.recordRemote('page2'))).toEqual([
    `page-mfe page2 uses \`Stamp\` of @asia/shared/ui, which shell shell1 does not export. Release a shell that ${next}`,
  ]);
});

it('refuses a new shell that no longer exports what a live remote uses', () => {
  workspace.edit('shared/src/ui/index.ts', 'function Button(', 'function Press(');
  expect(check(workspace.recordShell('shell2'), remote)).toEqual([
    `page-mfe page1 uses \`Button\` of @asia/shared/ui, which shell shell2 does not export. Release a shell that ${next}`,
  ]);
});

it('refuses a remote that uses an entry which the shell does not provide at all', () => {
  const file = path.join(shell.folder, 'contract.json');
  const contract = JSON.parse(readFileSync(file, 'utf8')) as RecordedContract;
  delete contract.provides['@asia/shared/ui'];
  writeFileSync(file, JSON.stringify(contract));
  expect(check(shell, remote)).toEqual([
    `page-mfe page1 uses @asia/shared/ui, which shell shell1 does not provide. Release a shell that ${next}`,
  ]);
});

it('refuses a renamed method of a store where it is used', () => {
  workspace.edit('shared/src/cart/index.ts', 'add(dish', 'put(dish');
  expect(check(workspace.recordShell('shell2'), remote)).toEqual([
    "page-mfe page1 does not fit shell shell2: `cart` of @asia/shared/cart: Property 'add' does not exist on type 'CartStore' (src/order.ts:5). Release a shell that still has it, or build page-mfe against the live one.",
  ]);
});

it('accepts a renamed method that the remote does not use', () => {
  workspace.edit('shared/src/cart/index.ts', 'empty()', 'clear()');
  expect(check(workspace.recordShell('shell2'), remote)).toEqual([]);
});

it('refuses a method that wants another parameter', () => {
  workspace.edit(
    'shared/src/cart/index.ts',
    'add(dish: Dish): void { this.lines.push(dish); }',
    'add(name: string): void {}',
  );
  expect(check(workspace.recordShell('shell2'), remote)).toEqual([
    expect.stringContaining(
      "`cart` of @asia/shared/cart: Argument of type 'Dish' is not assignable to parameter of type 'string'",
    ),
  ]);
});

it('refuses a new remote that gives a component what the live shell does not know', () => {
  workspace.edit('shared/src/ui/index.ts', 'label: string;', 'label: string; wide?: boolean;');
  workspace.edit('page-mfe/src/Page.tsx', '<Button ', '<Button wide ');
  expect(check(shell, workspace.recordRemote('page2'))).toEqual([
    expect.stringMatching(
      /^page-mfe page2 does not fit shell shell1: `Button` of @asia\/shared\/ui: .*'wide' does not exist/,
    ),
  ]);
});

it.each([
  ['a prop belongs to its component', '<Button onPress={() => cart.empty()} label={kind} />'],
  [
    'a value comes from where it was made',
    '{ const drawn = Button({ label: "rice", onPress() {} }); cart.add({ name: drawn.trim(), price: 1 }); return null; }',
  ],
  [
    'a module may be taken whole',
    '<b>{[() => cart.empty(), ui.Button({ label: "rice", onPress() {} }).trim()]}</b>',
  ],
])('names the export that differs: %s', (_, drawn) => {
  workspace.write(
    'page-mfe/src/Page.tsx',
    `import { cart } from '@asia/shared/cart';
     import { Button } from '@asia/shared/ui';
     import * as ui from '@asia/shared/ui';
     export default ({ kind }: { kind: 'rice' | 'soup' }) => ${drawn};`,
  );
  const page = workspace.recordRemote('page2');
  workspace.write(
    'shared/src/ui/index.ts',
    `export const Button = (props: { label: 'rice'; onPress: () => void }): string | null => props.label;`,
  );
  expect(check(workspace.recordShell('shell2'), page)).toEqual([
    expect.stringContaining('does not fit shell shell2: `Button` of @asia/shared/ui: '),
  ]);
});

it('compares the shape that the shell wants with the shape that the remote bundles', () => {
  workspace.edit('shared/src/contracts/index.ts', 'price: number', 'price: number; key: string');
  expect(check(workspace.recordShell('shell2'), remote)).toEqual([
    expect.stringMatching(/`cart` of @asia\/shared\/cart: Argument of type .*'key' is missing/),
  ]);
});

it('leaves entries that each app bundles to the app', () => {
  workspace.write('shared/src/words/index.ts', 'export const salute = 1;');
  expect(check(workspace.recordShell('shell2'), remote)).toEqual([]);
});

it('refuses a page that does not export what a new shell expects of pages', () => {
  workspace.edit('shared/src/contracts/index.ts', 'preload?:', 'preload:');
  expect(check(workspace.recordShell('shell2'), remote)).toEqual([
    expect.stringMatching(/page-mfe's expose Page is not a page: .*'preload' is missing/),
  ]);
});

it('refuses a key of a route that the shell does not know', () => {
  const [arroz] = workspace.description.routes;
  workspace.description = { ...workspace.description, routes: [{ ...arroz!, noindex: true }] };
  const hidden = workspace.recordRemote('page2');
  expect(check(shell, hidden)).toEqual([]);
  workspace.edit('shared/src/contracts/index.ts', 'noindex?', 'unlisted?');
  expect(check(workspace.recordShell('shell2'), hidden)).toEqual([
    expect.stringMatching(
      /^page-mfe page2 does not fit shell shell2: page-mfe's route \/Arroz is not a RouteDescription: .*'noindex' does not exist in type 'RouteDescription'/,
    ),
  ]);
  expect(check(workspace.recordShell('shell2'), remote)).toEqual([]);
});

it.each([
  ['a global of the page', 'siteWords:', 'words:'],
  ['a key of what the page brings', '{ entries:', '{ words:'],
])('refuses a shell that renames %s', (_, from, to) => {
  workspace.edit('shared/src/contracts/index.ts', from, to);
  expect(check(workspace.recordShell('shell2'), remote)).toEqual([
    expect.stringContaining('page-mfe finds other globals on the page than it was built for: '),
  ]);
});

describe('the DOM contract', () => {
  const CONTRACTS = 'shared/src/contracts/index.ts';
  const name = (value: string) =>
    workspace.edit(
      CONTRACTS,
      'export interface Dish',
      `export const TITLE_ID = '${value}'; export const STARTED = '${value}'; export interface Dish`,
    );
  const pageWithName = () => {
    workspace.write(
      'page-mfe/src/Page.tsx',
      `import { TITLE_ID } from '@asia/shared/contracts';
       export default ({ kind }: { kind: 'rice' | 'soup' }) => kind + TITLE_ID;`,
    );
    return workspace.recordRemote('page2');
  };

  it('refuses a shell that looks for another name than a live page writes', () => {
    name('title');
    const page = pageWithName();
    expect(check(workspace.recordShell('shell2'), page)).toEqual([]);
    name('heading');
    expect(check(workspace.recordShell('shell3'), page)).toEqual([
      `page-mfe page2 does not fit shell shell3: page-mfe's DOM contract has another TITLE_ID than the shell's: Type '"title"' does not satisfy the expected type '"heading"' (description.check.ts:16). Release a shell that still has it, or build page-mfe against the live one.`,
    ]);
  });

  it('refuses it too where the page gets the name through a module that it bundles', () => {
    name('title');
    workspace.write(
      'shared/src/words/title.ts',
      `import { TITLE_ID } from '../contracts'; export const title = TITLE_ID;`,
    );
    workspace.write(
      'shared/src/words/index.ts',
      `import { title } from './title'; export const greet = (name: string): string => name + title;`,
    );
    const page = workspace.recordRemote('page2');
    expect(check(workspace.recordShell('shell2'), page)).toEqual([]);
    name('heading');
    expect(check(workspace.recordShell('shell3'), page)).toEqual([
      expect.stringContaining("page-mfe's DOM contract has another TITLE_ID than the shell's"),
    ]);
  });

  it('refuses a page that writes a name which the live shell does not know', () => {
    name('title');
    expect(check(shell, pageWithName())).toEqual([
      expect.stringMatching(
        /page-mfe's DOM contract has another TITLE_ID than the shell's: .*does not exist/,
      ),
    ]);
  });
});

describe('styles', () => {
  const styled = (wrap: string, text: string) => {
    workspace.writeSheet(
      'shell',
      '../shared/src/ui/theme.css',
      `:root { ${text}: #100c0a; } ${wrap} { padding: 0; }`,
    );
    return workspace.recordShell('shell2');
  };

  it('refuses a shell that no longer defines a CSS variable or a class which a live remote uses', () => {
    workspace.writeSheet(
      'page-mfe',
      './src/Page.module.css',
      `.page { color: var(--text); } :global(.wrap) .page {}`,
    );
    const page = workspace.recordRemote('page2');
    expect(check(styled('.wrap', '--text'), page)).toEqual([]);
    expect(check(styled('.wrap', '--ink'), page)).toEqual([
      `page-mfe page2 uses the CSS variable --text (src/Page.module.css), which shell shell2 does not define. Release a shell that ${next}`,
    ]);
    expect(check(styled('.wide', '--text'), page)).toEqual([
      `page-mfe page2 uses the class .wrap (src/Page.module.css), which shell shell2 does not define. Release a shell that ${next}`,
    ]);
  });
});

it('asks the compiler only where declarations differ', () => {
  const change = ({ folder }: ContractOf, fields: (contract: RecordedContract) => object) => {
    const file = path.join(folder, 'contract.json');
    const contract = JSON.parse(readFileSync(file, 'utf8')) as RecordedContract;
    writeFileSync(file, JSON.stringify({ ...contract, ...fields(contract) }));
  };
  workspace.edit('shared/src/cart/index.ts', 'The one cart.', 'The only cart.');
  const same = workspace.recordShell('shell2');
  // Without roots the compiler would fail: it must not run.
  change(remote, () => ({ roots: null }));
  expect(check(same, remote)).toEqual([]);
  const other = (fields: (contract: RecordedContract) => object) => {
    const changed = workspace.recordShell('shell3');
    change(changed, fields);
    return () => check(changed, remote);
  };
  expect(other(() => ({ contracts: 'of another day' }))).toThrow(TypeError);
  const ui = { names: ['Button'], hash: 'of another day' };
  expect(other(({ provides }) => ({ provides: { ...provides, '@asia/shared/ui': ui } }))).toThrow(TypeError);
  // The record of a library has only names: its types come with the tools.
  change(remote, ({ uses }) => ({ uses: { ...uses, '@asia/shared/ui': { names: ['Button'] } } }));
  expect(other(({ provides }) => ({ provides: { ...provides, '@asia/shared/ui': ui } }))()).toEqual([]);
});

it('does not blame the shell for what the remote has against its own declarations', () => {
  workspace.write('page-mfe/src/order.ts', `export const order = (dish: unknown): number => dish;`);
  const old = workspace.recordRemote('page2');
  workspace.edit('shared/src/ui/index.ts', 'Plate(): null', 'Plate(): null | string');
  expect(check(workspace.recordShell('shell2'), old)).toEqual([]);
  // An error that the shell causes is still reported.
  workspace.edit('shared/src/ui/index.ts', 'label: string', 'wide: boolean; label: string');
  expect(check(workspace.recordShell('shell3'), old)).toEqual([
    expect.stringContaining('page-mfe page2 does not fit shell shell3: `Button` of @asia/shared/ui: '),
  ]);
});

describe('a library that the shell provides', () => {
  const library = (version: string, parameter: string) => {
    workspace.write(
      'tools/node_modules/brush/index.d.ts',
      `export declare function paint(${parameter}): void;`,
    );
    workspace.edit('tools/node_modules/brush/package.json', '1.0.0', version);
    workspace.edit('shared/package.json', '"brush":"1.0.0"', `"brush":"${version}"`);
  };
  const pageThatPaints = (more = '') => {
    workspace.write('shared/src/ui/index.ts', `export { paint } from 'brush';`);
    workspace.write(
      'page-mfe/src/Page.tsx',
      `import { paint } from '@asia/shared/ui';\nexport default ({ kind }: { kind: string }) => { paint(kind); return null; };\n${more}`,
    );
    return workspace.recordRemote('page2');
  };

  it('is checked where a new shell provides another version', () => {
    const page = pageThatPaints();
    library('2.0.0', 'colour: string, width: number');
    const changed = workspace.recordShell('shell2');
    // As in a release, only the tools have it.
    rmSync(path.join(workspace.root, 'node_modules'), { recursive: true });
    expect(check(changed, page)).toEqual([
      expect.stringContaining('`paint` of @asia/shared/ui: Expected 2 arguments, but got 1 (src/Page.tsx:2)'),
    ]);
  });

  it('blames no shell that has the same version for what the remote has against its own declarations', () => {
    const page = pageThatPaints(`export const wrong: number = 'rice';`);
    workspace.write('shared/src/ui/index.ts', `export { paint } from 'brush';\nexport const plate = 1;`);
    expect(check(workspace.recordShell('shell2'), page)).toEqual([]);
  });

  it('may change where the remote does not use it', () => {
    const page = pageThatPaints();
    library('1.1.0', 'colour: string, width?: number');
    expect(check(workspace.recordShell('shell2'), page)).toEqual([]);
  });

  it('fails nobody where only the tools have another version', () => {
    const page = pageThatPaints();
    library('0.9.0', 'colour: string');
    const previous = workspace.recordShell('shell2');
    library('3.0.0', 'colour: number');
    expect(check(previous, page)).toEqual([]);
  });

  it('is not checked where the tools do not have it', () => {
    const page = pageThatPaints();
    library('2.0.0', 'colour: string, width: number');
    const changed = workspace.recordShell('shell2');
    rmSync(path.join(workspace.root, 'tools/node_modules/brush'), { recursive: true });
    expect(check(changed, page)).toEqual([]);
  });
});

it('keeps sources without tests, and needs no workspace to check them', () => {
  workspace.edit('shared/src/contracts/index.ts', 'ComponentType<Props>;', 'ComponentType<object>;');
  const changed = workspace.recordShell('shell2');
  expect(readdirSync(path.join(remote.folder, 'sources/src')).sort()).toEqual(['Page.tsx', 'order.ts']);
  for (const folder of ['shared', 'page-mfe', 'node_modules'])
    rmSync(path.join(workspace.root, folder), { recursive: true });
  // To see this, the compiler needs the types of libraries, and of the libraries that these use.
  expect(check(changed, remote)).toEqual([expect.stringContaining("page-mfe's expose Page is not a page: ")]);
  expect(check(shell, remote)).toEqual([]);
});

it('is as strict as the remote itself', () => {
  workspace.edit('shared/src/ui/index.ts', 'ButtonProps): string', 'ButtonProps): string | undefined');
  expect(check(workspace.recordShell('shell2'), remote)).toEqual([
    expect.stringContaining("`Button` of @asia/shared/ui: 'Button' cannot be used as a JSX component"),
  ]);
});

it('does not blame the remote for what is wrong within declarations of the shell', () => {
  workspace.edit('shared/src/ui/index.ts', 'Plate(): null', 'Plate(): null | string');
  const changed = workspace.recordShell('shell2');
  appendFileSync(path.join(changed.folder, 'declarations/src/ui/index.d.ts'), 'export type Cup = Missing;');
  expect(check(changed, remote)).toEqual([]);
});

it('reads libraries once, and a remote a second time only where something does not fit', () => {
  const read = jest.spyOn(ts.sys, 'readFile');
  const timesRead = () =>
    ['react/index.d.ts', 'order.ts'].map(
      (name) => read.mock.calls.filter(([file]) => file.endsWith(name)).length,
    );
  workspace.edit('shared/src/cart/index.ts', 'empty()', 'clear()');
  const fitting = workspace.recordShell('shell2');
  workspace.edit('shared/src/cart/index.ts', 'add(dish', 'put(dish');
  const other = workspace.recordShell('shell3');
  read.mockClear();
  check(fitting, remote);
  expect(timesRead()).toEqual([1, 1]);
  expect(check(other, remote)).toHaveLength(1);
  expect(timesRead()).toEqual([1, 3]);
  read.mockRestore();
});

it('writes the same record for the same build', () => {
  const text = ({ folder }: ContractOf) => readFileSync(path.join(folder, 'contract.json'), 'utf8');
  workspace.write('page-mfe/notes.txt', 'not part of it');
  expect(text(workspace.recordRemote())).toBe(text(remote));
});

it('reports a build that was stored without its contract', () => {
  rmSync(path.join(remote.folder, 'contract.json'));
  expect(() => check(shell, remote)).toThrow('page-mfe page1 was stored without its contract');
});
