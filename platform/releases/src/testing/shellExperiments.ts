import type { FakeWorkspace } from '@asia/app-build/testing/fakeWorkspace';

/** A small site (shell, one remote, `shared`) to which a change is made and released. */
export interface Site {
  workspace: FakeWorkspace;
  edit: FakeWorkspace['edit'];
  /** Makes the changes before both apps are released for the first time. */
  route: (key: object) => void;
}

/** A change, and how it is made to the site. */
export interface Experiment {
  change: string;
  /** Prepares the site, before both apps are live. */
  before?: (site: Site) => void;
  /** Edits; or the refusals of a build, where one is checked before the release. */
  edit: (site: Site) => void | Promise<string[]>;
}

export const UI = 'shared/src/ui/index.ts';
const CART = 'shared/src/cart/index.ts';
export const CONTRACTS = 'shared/src/contracts/index.ts';
export const PAGE = 'page-mfe/src/Page.tsx';

/** Each is released by the shell's team, while the remote is live. */
export const breakingShell: Experiment[] = [
  { change: 'an export renamed', edit: ({ edit }) => edit(UI, 'function Button(', 'function Press(') },
  { change: 'a method of a store renamed', edit: ({ edit }) => edit(CART, 'add(dish', 'put(dish') },
  {
    change: 'a method wants another parameter',
    edit: ({ edit }) =>
      edit(CART, 'add(dish: Dish): void { this.lines.push(dish); }', 'add(name: string): void {}'),
  },
  {
    change: 'a component wants one prop more',
    edit: ({ edit }) => edit(UI, 'label: string', 'wide: boolean; label: string'),
  },
  {
    change: 'a component may return undefined',
    edit: ({ edit }) => edit(UI, 'ButtonProps): string', 'ButtonProps): string | undefined'),
  },
  {
    change: 'a dish in the cart needs one field more',
    edit: ({ edit }) => edit(CONTRACTS, 'price: number', 'price: number; key: string'),
  },
  { change: 'pages must export preload', edit: ({ edit }) => edit(CONTRACTS, 'preload?:', 'preload:') },
  {
    change: 'a key of a route renamed',
    before: ({ route }) => route({ noindex: true }),
    edit: ({ edit }) => edit(CONTRACTS, 'noindex?', 'unlisted?'),
  },
  {
    change: 'an id of the DOM contract changed',
    before: ({ workspace, edit }) => {
      edit(CONTRACTS, 'export interface Dish', `export const TITLE_ID = 'title'; export interface Dish`);
      workspace.write(
        PAGE,
        `import { TITLE_ID } from '@asia/shared/contracts';
         export default ({ kind }: { kind: 'rice' | 'soup' }) => kind + TITLE_ID;`,
      );
    },
    edit: ({ edit }) =>
      edit(CONTRACTS, 'export interface Dish', `export const TITLE_ID = 'heading'; export interface Dish`),
  },
  {
    change: 'a global of the page renamed',
    edit: ({ edit }) => edit(CONTRACTS, 'siteWords:', 'words:'),
  },
  {
    change: 'a key of what the page brings renamed',
    edit: ({ edit }) => edit(CONTRACTS, '{ entries:', '{ words:'),
  },
  {
    change: 'a CSS variable renamed',
    before: ({ workspace }) => {
      workspace.writeSheet('shell', './src/theme.css', ':root { --text: #100c0a; }');
      workspace.writeSheet('page-mfe', './src/Page.module.css', '.page { color: var(--text); }');
    },
    edit: ({ workspace }) => workspace.writeSheet('shell', './src/theme.css', ':root { --ink: #100c0a; }'),
  },
  {
    change: 'a global class renamed',
    before: ({ workspace }) => {
      workspace.writeSheet('shell', './src/base.css', '.wrap { padding: 0; }');
      workspace.writeSheet('page-mfe', './src/Page.module.css', ':global(.wrap) .page { color: red; }');
    },
    edit: ({ workspace }) => workspace.writeSheet('shell', './src/base.css', '.wide { padding: 0; }'),
  },
  {
    change: 'a library in a version with another parameter',
    before: ({ workspace }) => {
      workspace.write(UI, `export { paint } from 'brush';`);
      workspace.write(
        PAGE,
        `import { paint } from '@asia/shared/ui';
         export default ({ kind }: { kind: string }) => { paint(kind); return null; };`,
      );
    },
    edit: ({ workspace, edit }) => {
      workspace.write(
        'tools/node_modules/brush/index.d.ts',
        'export declare function paint(colour: string, width: number): void;',
      );
      edit('tools/node_modules/brush/package.json', '1.0.0', '2.0.0');
      edit('shared/package.json', '"brush":"1.0.0"', '"brush":"2.0.0"');
    },
  },
];

export const harmlessShell: Experiment[] = [
  {
    change: 'a private method renamed',
    before: ({ edit }) =>
      edit(CART, 'private lines: Dish[] = [];', 'private lines: Dish[] = []; private tidy(): void {}'),
    edit: ({ edit }) =>
      edit(CART, 'private lines: Dish[] = [];', 'private lines: Dish[] = []; private clean(): void {}'),
  },
  {
    change: 'an optional prop added',
    edit: ({ edit }) => edit(UI, 'label: string;', 'label: string; wide?: boolean;'),
  },
  {
    change: 'an export added',
    edit: ({ edit }) => edit(UI, 'export function Plate', 'export const Cup = 1; export function Plate'),
  },
  {
    change: 'its sources reformatted',
    edit: ({ edit }) =>
      edit(UI, '{ label: string; onPress: () => void }', '{\n  label: string;\n  onPress: () => void;\n}'),
  },
  { change: 'a comment changed', edit: ({ edit }) => edit(CART, 'The one cart.', 'The only cart.') },
  {
    change: 'the members of a type in another order',
    edit: ({ edit }) => edit(UI, 'label: string; onPress: () => void', 'onPress: () => void; label: string'),
  },
  { change: 'a method renamed that no remote uses', edit: ({ edit }) => edit(CART, 'empty()', 'clear()') },
  {
    change: 'another value of a CSS variable',
    before: ({ workspace }) => {
      workspace.writeSheet('shell', './src/theme.css', ':root { --text: #100c0a; }');
      workspace.writeSheet('page-mfe', './src/Page.module.css', '.page { color: var(--text); }');
    },
    edit: ({ workspace }) => workspace.writeSheet('shell', './src/theme.css', ':root { --text: #000; }'),
  },
  {
    change: 'a patch of a library',
    edit: ({ edit }) => {
      edit('tools/node_modules/brush/package.json', '1.0.0', '1.0.1');
      edit('shared/package.json', '"brush":"1.0.0"', '"brush":"1.0.1"');
    },
  },
];
