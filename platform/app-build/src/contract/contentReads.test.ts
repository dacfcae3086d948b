import { contentReads } from './contentReads';
import { FakeWorkspace } from './testing/fakeWorkspace';

// The compiler is slow on a busy machine.
jest.setTimeout(60_000);

let workspace: FakeWorkspace;
beforeEach(() => {
  workspace = new FakeWorkspace();
});
afterEach(() => workspace.remove());

/** What an app reads whose page has this source. */
const readsOf = (page: string) => {
  workspace.write('page-mfe/src/Page.tsx', page);
  return contentReads(workspace.folder, `${workspace.root}/shared`, workspace.description);
};
const imported = `import { content, contentPart, useContent } from '@asia/shared/content';`;

it('are the names and the shapes that its code is compiled for', () => {
  const reads = readsOf(`
    ${imported}
    interface Dish { name: string; price: number | null; marks: readonly ('V' | 'P')[]; brand?: string }
    export const dishes = (key: string) => contentPart<Dish[]>(\`section/\${key}\`);
    export const facts: { tip: Record<'percent', number>; prices: Record<string, number> } = content('facts');
    export default () => useContent<Pick<Dish, 'name'> & { sold: boolean }>('page/Arroz').name;
  `);
  expect(reads).toEqual([
    {
      name: 'facts',
      file: 'src/Page.tsx',
      schema: {
        type: 'object',
        properties: {
          tip: { type: 'object', properties: { percent: { type: 'number' } }, required: ['percent'] },
          prices: { type: 'object', properties: {}, required: [], additionalProperties: { type: 'number' } },
        },
        required: ['tip', 'prices'],
      },
    },
    {
      name: 'page/Arroz',
      file: 'src/Page.tsx',
      schema: {
        type: 'object',
        properties: { name: { type: 'string' }, sold: { type: 'boolean' } },
        required: ['name', 'sold'],
      },
    },
    {
      name: 'section/*',
      file: 'src/Page.tsx',
      schema: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            name: { type: 'string' },
            price: { anyOf: [{ enum: [null] }, { type: 'number' }] },
            marks: { type: 'array', items: { enum: ['P', 'V'] } },
            brand: { type: 'string' },
          },
          required: ['name', 'price', 'marks'],
        },
      },
    },
  ]);
});

it('are the pages of an expose, where its module reads the entry of its page', () => {
  const source = `${imported}\nexport default ({ path }: { path: string }) => useContent<{ lead: string }>(\`page\${path}\`).lead;`;
  expect(readsOf(source)).toMatchObject([{ name: 'page/*', page: 'Page' }]);
  workspace.write('page-mfe/src/Lead.tsx', source);
  expect(() => readsOf(`export { default } from './Lead';`)).toThrow(
    'src/Lead.tsx:2 reads the entry of a page: the module of the page has to read it.',
  );
});

it('are what shared reads for it too', () => {
  workspace.write(
    'shared/src/words/index.ts',
    `import { content } from '../content';\nexport const greet = content<{ name: string }>('facts').name;`,
  );
  expect(readsOf(`import { greet } from '@asia/shared/words';\nexport default () => greet;`)).toMatchObject([
    { name: 'facts', file: '../shared/src/words/index.ts' },
  ]);
});

it('are not what a function of the same name reads, nor what a test reads', () => {
  workspace.write('page-mfe/src/Page.test.ts', `${imported}\ncontent<string>('facts');`);
  expect(readsOf(`const content = (name: string) => name;\nexport default () => content('facts');`)).toEqual(
    [],
  );
});

it.each([
  [
    'by a name that is not written there',
    `export const read = (name: string) => contentPart<string>(name);`,
    'src/Page.tsx:2 reads an entry of the content by a name that is not written there.',
  ],
  [
    'with a type that no JSON has',
    `export const at = content<{ opens: bigint }>('facts');`,
    'src/Page.tsx:2: the content facts has a bigint, which no JSON has.',
  ],
])('are refused %s', (_, source, reason) => {
  expect(() => readsOf(`${imported}\n${source}\nexport default () => null;`)).toThrow(reason);
});
