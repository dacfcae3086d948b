import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkDescription, checkTypes, isTakenBy } from '@asia/app-build/testing/atBuild';
import { bundlePage } from '@asia/app-build/testing/bundlePage';
import { FakeWorkspace, forgetRecords } from '@asia/app-build/testing/fakeWorkspace';
import { root } from '@asia/release-store/root';
import { checkContract } from './checkContract';
import { checkReads } from './checkReads';
import {
  breakingShell,
  CONTRACTS,
  type Experiment,
  harmlessShell,
  PAGE,
  type Site,
  UI,
} from '../testing/shellExperiments';

// The compiler is slow on a busy machine.
jest.setTimeout(60_000);

const ORDER = 'page-mfe/src/order.ts';

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

/** A remote that reads `name` of the entry `facts`, and the content beside it. */
describe('what is released while content and an app that reads it are live', () => {
  const reading = (field: string) =>
    `import { content } from '@asia/shared/content';
     export default () => content<{ ${field}: string }>('facts').${field};`;

  it.each([
    {
      change: 'a field that the remote reads leaves',
      by: 'content',
      facts: { title: 'Tea' },
      answer: 'refused',
    },
    { change: 'a field added', by: 'content', facts: { name: 'Tea', motto: 'Hot' }, answer: 'live' },
    {
      change: 'reads a field that the content does not have',
      by: 'remote',
      field: 'motto',
      answer: 'refused',
    },
  ])('is $answer: $change', ({ change, by, facts = { name: 'Tea' }, field = 'name', answer }) => {
    const workspace = new FakeWorkspace();
    try {
      const since = Date.now();
      workspace.write(PAGE, reading(field));
      const version = by === 'remote' ? 'new' : 'live';
      const reader = { ...workspace.recordRemote(version), description: workspace.description };
      const content = {
        version: by === 'content' ? 'new' : 'live',
        site: { routes: { category: [], carta: [] } },
        entries: { facts },
      };
      const [refused] = checkReads(content, [reader], { forOwner: by === 'content' });
      const seconds = ((Date.now() - since) / 1000).toFixed(1);
      rows.push([change, by, refused ? `refused: ${refused}` : 'live', seconds]);
      expect(refused ? 'refused' : 'live').toBe(answer);
    } finally {
      workspace.remove();
    }
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
    'Each row is a change to a small shell, remote and `shared`, or to the content that they read, compiled and judged as a release',
    'does it: who released it beside what was live, what the release answered, and in how many seconds, without webpack.',
    '',
    '| change | released by | answer | seconds |',
    '| --- | --- | --- | --- |',
    ...rows.map((cells) => `| ${cells.map(cell).join(' | ')} |`),
    '',
  ].join('\n');
}
