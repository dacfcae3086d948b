import { appendFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FakeWorkspace } from '@asia/app-build/testing/fakeWorkspace';
import type { ContractOf, RecordedContract } from '@asia/release-store/recorded-contract';
import { checkContract } from './checkContract';

type Edit = (workspace: FakeWorkspace) => void;

const CART = 'shared/src/cart/index.ts';
const CONTRACTS = 'shared/src/contracts/index.ts';
const UI = 'shared/src/ui/index.ts';
const PAGE = 'page-mfe/src/Page.tsx';
const WORDS = 'shared/src/words/index.ts';

const edit =
  (file: string, from: string, to: string): Edit =>
  (workspace) =>
    workspace.edit(file, from, to);
const write =
  (files: Record<string, string>): Edit =>
  (workspace) => {
    for (const [file, text] of Object.entries(files)) workspace.write(file, text);
  };
const all =
  (...edits: Edit[]): Edit =>
  (workspace) =>
    edits.forEach((one) => one(workspace));
const nothing: Edit = () => undefined;

/** Records a shell and a remote: both of the first sources, or after edits. */
function record({ remote, shell }: { remote?: Edit; shell?: Edit } = {}) {
  const workspace = new FakeWorkspace();
  const live = { shell: workspace.recordShell(), remote: workspace.recordRemote() };
  remote?.(workspace);
  const newRemote = remote ? { ...workspace.recordRemote('page2'), isNew: true } : live.remote;
  shell?.(workspace);
  const newShell = shell ? { ...workspace.recordShell('shell2'), isNew: true } : live.shell;
  workspace.removeSources();
  return {
    remote: newRemote,
    shell: newShell,
    check: () => checkContract({ shell: newShell, remotes: [newRemote] }, workspace.tools),
  };
}

/** Edits before the remote is recorded, then edits before the shell is. Without edits, a build is the first one. */
type Row = [title: string, edits: { remote?: Edit; shell?: Edit }, refusal: string[]];

function expectRefusal([, edits, refusal]: Row): void {
  const errors = record(edits).check();
  expect(errors).toHaveLength(refusal.length === 0 ? 0 : 1);
  for (const text of refusal) expect(errors[0]).toContain(text);
}

it.each<Row>([
  ['accepts a remote compiled with what the shell provides', {}, []],
  [
    'refuses a new remote that uses an export which the live shell lacks',
    {
      remote: write({
        [UI]: 'export function Button(): null { return null; }\nexport const Stamp = 1;',
        [PAGE]: `import { Stamp } from '@asia/shared/ui';\nexport default () => Stamp;`,
      }),
    },
    [
      'page-mfe page2 uses `Stamp` of @asia/shared/ui, which shell shell1 does not export. page-mfe is newer than shell. Release all from one checkout: npm run release -- all',
    ],
  ],
  [
    'refuses a renamed method of a store where it is used',
    { shell: edit(CART, 'add(dish', 'put(dish') },
    [
      "page-mfe page1 does not fit shell shell2: `cart` of @asia/shared/cart: Property 'add' does not exist on type 'CartStore' (src/order.ts:5). shell is newer than page-mfe. Release all from one checkout: npm run release -- all",
    ],
  ],
  ['accepts a renamed method that the remote does not use', { shell: edit(CART, 'empty()', 'clear()') }, []],
  [
    'refuses a method that wants another parameter',
    { shell: edit(CART, 'add(dish: Dish)', 'add(name: string)') },
    ['`cart` of @asia/shared/cart: ', "'Dish' is not assignable to parameter of type 'string'"],
  ],
  [
    'refuses a new remote beside a new shell of other sources, and leaves open which one is wrong',
    { remote: nothing, shell: edit(CART, 'add(dish', 'put(dish') },
    ['page-mfe page2 does not fit shell shell2', 'Correct page-mfe or shell.'],
  ],
  [
    'refuses a new remote that gives a component what the live shell does not know',
    {
      remote: all(
        edit(UI, 'label: string;', 'label: string; wide?: boolean;'),
        edit(PAGE, '<Button ', '<Button wide '),
      ),
    },
    ['page-mfe page2 does not fit shell shell1: `Button` of @asia/shared/ui: ', "'wide' does not exist"],
  ],
  [
    'compares the shape that the shell wants with the shape that the remote bundles',
    { shell: edit(CONTRACTS, 'price: number;', 'price: number; key: string;') },
    ['`cart` of @asia/shared/cart: Argument of type ', "'key' is missing"],
  ],
  [
    'leaves modules that each app bundles to the app',
    { shell: write({ [WORDS]: 'export const salute = 1;' }) },
    [],
  ],
  [
    'refuses a page that does not export what a new shell expects of pages',
    { shell: edit(CONTRACTS, 'preload?:', 'preload:') },
    ["page-mfe's expose Page is not a page: ", "'preload' is missing"],
  ],
  [
    'needs the types of libraries, and of their libraries, from the tools alone',
    { shell: edit(CONTRACTS, 'ComponentType<Props>;', 'ComponentType<object>;') },
    ["page-mfe's expose Page is not a page: "],
  ],
  [
    'is as strict as the remote itself',
    { shell: edit(UI, 'ButtonProps): string', 'ButtonProps): string | undefined') },
    ["`Button` of @asia/shared/ui: 'Button' cannot be used as a JSX component"],
  ],
])('%s', (...row) => expectRefusal(row));

it.each([
  ['a global of the page', 'siteWords:', 'words:'],
  ['a key of what the page brings', '{ entries:', '{ words:'],
])('refuses a shell that renames %s', (_what, from, to) => {
  const refusal = ['page-mfe finds other globals on the page than it was built for: '];
  expectRefusal(['', { shell: edit(CONTRACTS, from, to) }, refusal]);
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
  const remote = write({
    [PAGE]: `import { cart } from '@asia/shared/cart';
     import { Button } from '@asia/shared/ui';
     import * as ui from '@asia/shared/ui';
     export default ({ kind }: { kind: 'rice' | 'soup' }) => ${drawn};`,
  });
  const shell = write({
    [UI]: `export const Button = (props: { label: 'rice'; onPress: () => void }): string | null => props.label;`,
  });
  expectRefusal(['', { remote, shell }, ['does not fit shell shell2: `Button` of @asia/shared/ui: ']]);
});

describe('a key of a route', () => {
  const remote: Edit = (workspace) => {
    const [arroz] = workspace.description.routes;
    workspace.description = { ...workspace.description, routes: [{ ...arroz!, noindex: true }] };
  };
  const shell = edit(CONTRACTS, 'noindex?', 'unlisted?');

  it.each<Row>([
    ['is accepted where the shell knows it', { remote }, []],
    ['may be renamed where no remote has it', { shell }, []],
    [
      'is refused where the shell does not know it',
      { remote, shell },
      [
        "page-mfe's route /Arroz is not a RouteDescription: ",
        "'noindex' does not exist in type 'RouteDescription'",
      ],
    ],
  ])('%s', (...row) => expectRefusal(row));
});

describe('the DOM contract', () => {
  const name = (value: string) =>
    edit(
      CONTRACTS,
      'export interface Dish',
      `export const TITLE_ID = '${value}'; export const STARTED = '${value}'; export interface Dish`,
    );
  const page = (imports: string, value: string) =>
    `${imports}; export default ({ kind }: { kind: 'rice' | 'soup' }) => kind + ${value};`;
  const direct = write({ [PAGE]: page(`import { TITLE_ID } from '@asia/shared/contracts'`, 'TITLE_ID') });
  const bundled = write({
    'shared/src/words/title.ts': `import { TITLE_ID } from '../contracts'; export const title = TITLE_ID;`,
    [WORDS]: `import { title } from './title'; export const greet = (name: string): string => name + title;`,
    [PAGE]: page(`import { greet } from '@asia/shared/words'`, `greet('')`),
  });
  const other = "page-mfe's DOM contract has another TITLE_ID than the shell's: ";

  it.each<Row>([
    [
      'accepts a shell with the name that a page writes',
      { remote: all(name('a'), direct), shell: nothing },
      [],
    ],
    [
      'refuses a shell that looks for another name than a live page writes',
      { remote: all(name('a'), direct), shell: name('b') },
      [`${other}Type '"a"' does not satisfy the expected type '"b"' (description.check.ts:16)`],
    ],
    ['accepts the name in a bundled module', { remote: all(name('a'), bundled), shell: nothing }, []],
    [
      'refuses it too where the page gets the name through a module that it bundles',
      { remote: all(name('a'), bundled), shell: name('b') },
      [other],
    ],
    [
      'refuses a page that writes a name which the live shell does not know',
      { remote: all(name('a'), direct) },
      [other, 'does not exist'],
    ],
  ])('%s', (...row) => expectRefusal(row));
});

describe('refuses a shell that no longer defines a CSS variable or a class which a live remote uses', () => {
  const remote: Edit = (workspace) =>
    workspace.writeSheet(
      'page-mfe',
      './src/Page.module.css',
      '.page { color: var(--text); } :global(.wrap) .page {}',
    );
  const styled =
    (wrap: string, text: string): Edit =>
    (workspace) =>
      workspace.writeSheet(
        'shell',
        '../shared/src/ui/theme.css',
        `:root { ${text}: red; } ${wrap} { top: 0; }`,
      );
  const uses = (what: string) => [
    `uses the ${what} (src/Page.module.css), which shell shell2 does not define.`,
  ];

  it.each<Row>([
    ['with both', { remote, shell: styled('.wrap', '--text') }, []],
    ['without the variable', { remote, shell: styled('.wrap', '--ink') }, uses('CSS variable --text')],
    ['without the class', { remote, shell: styled('.wide', '--text') }, uses('class .wrap')],
  ])('%s', (...row) => expectRefusal(row));
});

describe('an error that the remote has against its own declarations', () => {
  const remote = write({
    'page-mfe/src/order.ts': 'export const order = (dish: unknown): number => dish;',
  });

  it.each<Row>([
    [
      'is not blamed on the shell',
      { remote, shell: edit(UI, 'Plate(): null', 'Plate(): null | string') },
      [],
    ],
    [
      'hides no error that the shell causes',
      { remote, shell: edit(UI, 'label: string', 'wide: boolean; label: string') },
      ['page-mfe page2 does not fit shell shell2: `Button` of @asia/shared/ui: '],
    ],
  ])('%s', (...row) => expectRefusal(row));
});

describe('a library that the shell provides', () => {
  const library = (version: string, parameter: string) =>
    all(
      write({ 'tools/node_modules/brush/index.d.ts': `export declare function paint(${parameter}): void;` }),
      edit('tools/node_modules/brush/package.json', '1.0.0', version),
      edit('shared/package.json', '"brush":"1.0.0"', `"brush":"${version}"`),
    );
  const paints = (more = '') =>
    write({
      [UI]: `export { paint } from 'brush';`,
      [PAGE]: `import { paint } from '@asia/shared/ui';\nexport default ({ kind }: { kind: string }) => { paint(kind); return null; };\n${more}`,
    });
  const wider = library('2.0.0', 'colour: string, width: number');

  it.each<Row>([
    [
      'is checked where a new shell provides another version',
      { remote: paints(), shell: wider },
      ['`paint` of @asia/shared/ui: Expected 2 arguments, but got 1 (src/Page.tsx:2)'],
    ],
    [
      'of the same version is not blamed for an error of the remote itself',
      {
        remote: paints(`export const wrong: number = 'rice';`),
        shell: write({ [UI]: `export { paint } from 'brush';\nexport const plate = 1;` }),
      },
      [],
    ],
    [
      'may change where the remote does not use it',
      { remote: paints(), shell: library('1.1.0', 'colour: string, width?: number') },
      [],
    ],
    [
      'is not checked where the tools do not have it',
      {
        remote: paints(),
        shell: all(wider, ({ tools }) => rmSync(path.join(tools, 'node_modules/brush'), { recursive: true })),
      },
      [],
    ],
  ])('%s', (...row) => expectRefusal(row));

  it('fails nobody where only the tools have another version', () => {
    const workspace = new FakeWorkspace();
    paints()(workspace);
    const remote = workspace.recordRemote();
    library('0.9.0', 'colour: string')(workspace);
    const shell = workspace.recordShell();
    library('3.0.0', 'colour: number')(workspace);
    expect(checkContract({ shell, remotes: [remote] }, workspace.tools)).toEqual([]);
  });
});

const textOf = ({ folder }: ContractOf) => readFileSync(path.join(folder, 'contract.json'), 'utf8');

it('refuses a remote that uses a module which the shell does not provide at all', () => {
  const { shell, check } = record();
  const contract = JSON.parse(textOf(shell)) as RecordedContract;
  delete contract.provides['@asia/shared/ui'];
  writeFileSync(path.join(shell.folder, 'contract.json'), JSON.stringify(contract));
  expect(check()).toEqual([
    expect.stringContaining('uses @asia/shared/ui, which shell shell1 does not provide.'),
  ]);
});

it('does not blame the remote for an error within declarations of the shell', () => {
  const { shell, check } = record({ shell: edit(UI, 'Plate(): null', 'Plate(): null | string') });
  appendFileSync(path.join(shell.folder, 'declarations/src/ui/index.d.ts'), 'export type Cup = Missing;');
  expect(check()).toEqual([]);
});

it('keeps sources without tests, and writes the same record for the same build', () => {
  const { remote } = record();
  expect(readdirSync(path.join(remote.folder, 'sources/src')).sort()).toEqual(['Page.tsx', 'order.ts']);
  const again = record({ remote: write({ 'page-mfe/notes.txt': 'not part of it' }) });
  expect(textOf(again.remote)).toBe(textOf(remote));
});

it('reports a build that was stored without its contract', () => {
  const { remote, check } = record();
  rmSync(path.join(remote.folder, 'contract.json'));
  expect(check()).toEqual([
    'page-mfe page1 cannot be compared: it was stored without its contract. Release it again: npm run release -- page-mfe',
  ]);
});
