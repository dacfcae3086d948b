import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkDescription, checkTypes, isTakenBy } from '@asia/app-build/testing/atBuild';
import { bundlePage } from '@asia/app-build/testing/bundlePage';
import { FakeWorkspace, forgetRecords } from '@asia/app-build/testing/fakeWorkspace';
import { root } from '@asia/release-store/root';
import { checkContract } from './checkContract';

// The compiler is slow on a busy machine.
jest.setTimeout(60_000);

/** A small site (shell, one remote, `shared`) to which a change is made and released. */
interface Site {
  workspace: FakeWorkspace;
  edit: FakeWorkspace['edit'];
  /** Makes the changes before both apps are released for the first time. */
  route: (key: object) => void;
}

interface Experiment {
  change: string;
  /** Prepares the site, before both apps are live. */
  before?: (site: Site) => void;
  /** Edits; or the refusals of a build, where one is checked before the release. */
  edit: (site: Site) => void | Promise<string[]>;
}

const UI = 'shared/src/ui/index.ts';
const CART = 'shared/src/cart/index.ts';
const CONTRACTS = 'shared/src/contracts/index.ts';
const PAGE = 'page-mfe/src/Page.tsx';
const ORDER = 'page-mfe/src/order.ts';

/** Each is released by the shell's team, while the remote is live. */
const breakingShell: Experiment[] = [
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

/** How a remote takes an entry from the shell. */
const taken = { singleton: true, import: false, requiredVersion: false } as const;

/** Each is released by the remote's team, while the shell is live. */
const breakingRemote: Experiment[] = [
  {
    change: 'imports what the live shell does not export',
    edit: ({ workspace }) => {
      workspace.write(UI, `export function Button(): null { return null; }\nexport const Stamp = 1;`);
      workspace.write(PAGE, `import { Stamp } from '@asia/shared/ui';\nexport default () => Stamp;`);
    },
  },
  {
    change: 'gives a component a prop that the live shell does not know',
    edit: ({ edit }) => {
      edit(UI, 'label: string;', 'label: string; wide?: boolean;');
      edit(PAGE, '<Button ', '<Button wide ');
    },
  },
  {
    change: 'a key of a route renamed',
    edit: ({ edit, route }) => {
      edit(CONTRACTS, 'noindex?', 'unlisted?');
      route({ unlisted: true });
    },
  },
  { change: 'a flag that does not exist: noIndex', edit: described(({ route }) => route({ noIndex: true })) },
  {
    change: 'a prop that the page does not have',
    edit: described(({ route }) => route({ props: { kind: 'rice', king: 'x' } })),
  },
  {
    change: 'a slot that the page does not have',
    edit: described(({ route }) => route({ slots: { side: 'game' } })),
  },
  {
    change: 'an expose renamed, and not in its routes',
    edit: described(({ route }) => route({ page: 'Rice' })),
  },
  {
    change: 'a value that the prop cannot have',
    edit: described(({ route }) => route({ props: { kind: 'noodles' } })),
  },
  {
    change: 'an expose without its file',
    edit: described(({ workspace }) => {
      workspace.description = { ...workspace.description, exposes: { Page: './src/Pages.tsx' } };
    }),
  },
  {
    change: 'a page that wants props, in a slot',
    edit: described(({ workspace }) => {
      workspace.description = { ...workspace.description, fills: { game: 'Page' } };
    }),
  },
  {
    change: 'an id of the DOM contract that the live shell does not know',
    edit: ({ workspace, edit }) => {
      edit(CONTRACTS, 'export interface Dish', `export const TITLE_ID = 'title'; export interface Dish`);
      workspace.write(
        PAGE,
        `import { TITLE_ID } from '@asia/shared/contracts';
         export default ({ kind }: { kind: 'rice' | 'soup' }) => kind + TITLE_ID;`,
      );
    },
  },
  {
    change: 'a type error of its own',
    edit: async ({ workspace }) => {
      workspace.write(ORDER, 'export const order: string = 1;');
      return types(workspace);
    },
  },
  ...['mobx', '@mantine/core', 'react-dom'].map((library) => ({
    change: `a ${library} of its own`,
    edit: () => bundlePage(`import * as own from '${library}'; console.log(own);`),
  })),
  ...[
    ['a shared entry without singleton', 'cart', { singleton: false }],
    ['a shared entry with a copy of its own', 'cart', { import: 'modal' }],
    ['a shared entry that nobody provides', 'basket', {}],
  ].map(([change, entry, more]) => ({
    change: change as string,
    edit: () => {
      const name = `@asia/shared/${entry as string}`;
      const policy = { ...taken, ...(more as object) };
      return bundlePage(`import * as taken from '${name}'; console.log(taken);`, 'node', { [name]: policy });
    },
  })),
];

const harmlessShell: Experiment[] = [
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

const harmlessRemote: Experiment[] = [
  {
    change: 'other words on a page',
    edit: ({ edit }) => edit(PAGE, "greet('arroz')", "greet('arroz frito')"),
  },
  {
    change: 'a file moved',
    edit: ({ workspace, edit }) => {
      edit(PAGE, './order', './orders/order');
      workspace.write('page-mfe/src/orders/order.ts', readFileSync(path.join(workspace.root, ORDER), 'utf8'));
    },
  },
  {
    change: 'its style sheets alone',
    edit: ({ workspace }) =>
      workspace.writeSheet('page-mfe', './src/Page.module.css', '.page { margin: 0; }'),
  },
  {
    change: 'a type error in a test of another team',
    edit: async ({ workspace }) => {
      workspace.write('shared/src/cart/cart.test.ts', `export const wrong: number = 'of another team';`);
      return types(workspace);
    },
  },
];

/** The refusals of a build whose description was changed. */
function described(change: (site: Site) => void) {
  return async (site: Site): Promise<string[]> => {
    change(site);
    const { workspace } = site;
    return [...(await types(workspace)), ...checkDescription(workspace.folder, workspace.description)];
  };
}

function types(workspace: FakeWorkspace): Promise<string[]> {
  workspace.write('page-mfe/src/Page.test.ts', 'export {};');
  return refusals(() => checkTypes(workspace.root, ['page-mfe'], isTakenBy(['page-mfe'])));
}

/** The lines of an error, where there is one. */
async function refusals(work: () => unknown): Promise<string[]> {
  try {
    await work();
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
}

const rows: string[][] = [];

async function release(by: 'shell' | 'remote', { change, before, edit }: Experiment): Promise<string> {
  const workspace = new FakeWorkspace();
  try {
    const site: Site = {
      workspace,
      edit: (...words) => workspace.edit(...words),
      route: (more) => {
        const [first] = workspace.description.routes;
        workspace.description = { ...workspace.description, routes: [{ ...first!, ...more }] };
      },
    };
    before?.(site);
    const live = { shell: workspace.recordShell('live'), page: workspace.recordRemote('live') };
    const since = Date.now();
    const atBuild = (await edit(site)) ?? [];
    const judged = () =>
      checkContract(
        by === 'shell'
          ? { shell: workspace.recordShell('new'), remotes: [live.page] }
          : { shell: live.shell, remotes: [workspace.recordRemote('new')] },
        path.join(workspace.root, 'tools'),
      );
    const [refused] = atBuild.length > 0 ? atBuild : judged();
    const seconds = ((Date.now() - since) / 1000).toFixed(1);
    rows.push([change, by, refused ? `refused: ${refused}` : 'live', seconds]);
    return refused ? 'refused' : 'live';
  } finally {
    workspace.remove();
  }
}

afterAll(forgetRecords);

describe('what is released by the shell while a remote is live', () => {
  it.each(breakingShell)('is refused: $change', async (experiment) => {
    expect(await release('shell', experiment)).toBe('refused');
  });
  it.each(harmlessShell)('goes live: $change', async (experiment) => {
    expect(await release('shell', experiment)).toBe('live');
  });
});

describe('what is released by a remote while the shell is live', () => {
  it.each(breakingRemote)('is refused: $change', async (experiment) => {
    expect(await release('remote', experiment)).toBe('refused');
  });
  it.each(harmlessRemote)('goes live: $change', async (experiment) => {
    expect(await release('remote', experiment)).toBe('live');
  });
});

describe('docs/contract.md', () => {
  const file = path.join(root, 'docs/contract.md');

  it('has these experiments and answers: run this suite with UPDATE_CONTRACT=1', () => {
    const text = page();
    const cache = path.join(root, '.cache/contract.md');
    mkdirSync(path.dirname(cache), { recursive: true });
    writeFileSync(cache, text);
    if (process.env.UPDATE_CONTRACT) writeFileSync(file, text);
    // Seconds differ from machine to machine.
    const answers = (table: string) => table.replace(/\| +[\d.]+ +\|$|  +|-+/gm, ' ');
    expect(answers(readFileSync(file, 'utf8'))).toBe(answers(text));
  });
});

function page(): string {
  const cell = (text: string) => text.replaceAll('|', '\\|').replace(/\s+/g, ' ');
  return [
    '# What a release may change',
    '',
    '<!-- Written by `UPDATE_CONTRACT=1 npm run unit -- experiments.long`; do not edit. -->',
    '',
    'Each row is a change to a small shell, remote and `shared`, compiled and judged as a release does it: who released it beside',
    'the other, which was live, what the release answered, and in how many seconds, without webpack.',
    '',
    '| change | released by | answer | seconds |',
    '| --- | --- | --- | --- |',
    ...rows.map((cells) => `| ${cells.map(cell).join(' | ')} |`),
    '',
  ].join('\n');
}
