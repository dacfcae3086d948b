import { checkDescription } from './checkDescription';
import { checkTypes } from './checkTypes';
import { FakeWorkspace } from './testing/fakeWorkspace';

// The compiler is slow on a busy machine.
jest.setTimeout(60_000);

let workspace: FakeWorkspace;
beforeAll(async () => {
  workspace = new FakeWorkspace();
  workspace.write('page-mfe/src/prices.ts', `export default async () => ({ arroz: 20000 });`);
  workspace.write(
    'page-mfe/src/Game.tsx',
    `import type { ReactNode } from 'react';\nexport default ({ seed = 1, note }: { seed?: number; note?: ReactNode }) => <b>{seed}{note}</b>;`,
  );
  await checkTypes(workspace.root, ['page-mfe']).catch(() => undefined);
  workspace.write('page-mfe/src/Page.test.ts', 'export {};');
  await checkTypes(workspace.root, ['page-mfe']);
});
afterAll(() => workspace.remove());

const row = (changes: object) => ({ ...workspace.description.routes[0], ...changes });
const check = (changes: object) =>
  checkDescription(workspace.folder, {
    ...workspace.description,
    exposes: { Page: './src/Page.tsx', prices: './src/prices.ts', Game: './src/Game.tsx' },
    ...changes,
  });

it('accepts a description that its code fulfils', () => {
  const game = row({ path: '/Juego', page: 'Game', props: undefined, slots: { note: 'note' } });
  expect(check({ routes: [row({}), game], fills: { game: 'Game' } })).toEqual([]);
});

it.each([
  [
    'a value that the page does not know',
    { kind: 'noodles' },
    /: Type '"noodles"' is not assignable to type '"rice" \| "soup"'\.$/,
  ],
  ['a misspelt prop', { kind: 'rice', king: 'x' }, /'king' does not exist/],
  ['a prop that is missing', {}, /'kind' is missing/],
])('refuses a route row with %s', (_, props, difference) => {
  const [sentence, ...others] = check({ routes: [row({}), row({ path: '/Sopas', props })] });
  expect(sentence).toMatch(/^page-mfe's route \/Sopas does not fit the props of Page: /);
  expect(sentence).toMatch(difference);
  expect(others).toEqual([]);
});

it('reports once what is wrong with many rows of one kind', () => {
  const rows = ['/Sopas', '/Pasta', '/Pollo'].map((path) => row({ path, props: { kind: path.slice(1) } }));
  const misspelt = row({ path: '/Cerdo', props: { kind: 'rice', king: 'x' } });
  expect(check({ routes: [row({}), ...rows, misspelt] })).toEqual([
    expect.stringMatching(/route \/Sopas does not fit.*"Sopas".* The same with 2 more of its routes\.$/),
    expect.stringMatching(/route \/Cerdo does not fit.*'king' does not exist/),
  ]);
});

it('refuses a slot that the page cannot do without or does not know', () => {
  expect(check({ routes: [row({ slots: { side: 'game' } })] })).toEqual([
    expect.stringMatching(/route \/Arroz does not fit the props of Page with its slots filled: .*'side'/),
  ]);
  expect(check({ routes: [row({ props: {}, slots: { kind: 'game' } })] })[0]).toMatch(
    /while nobody fills its slots/,
  );
});

it('refuses an expose that is no page, and reports it once', () => {
  expect(check({ routes: [row({ page: 'prices' }), row({ path: '/Sopas', page: 'prices' })] })).toEqual([
    expect.stringMatching(/^page-mfe's expose prices is not a page: /),
  ]);
});

it('refuses a filler that wants props', () => {
  expect(check({ fills: { game: 'Page' } })).toEqual([
    expect.stringMatching(/^page-mfe's expose Page cannot fill the slot game: /),
  ]);
});

it('refuses a route whose expose was renamed', () => {
  expect(check({ exposes: { RicePage: './src/Page.tsx' } })).toEqual([
    "page-mfe's route /Arroz names the expose Page, which it does not have: RicePage.",
  ]);
});

it('refuses an expose without its file', () => {
  expect(check({ exposes: { Page: './src/Pages.tsx' } })).toEqual([
    "page-mfe's expose Page names ./src/Pages.tsx, which is not there.",
  ]);
});

it.each([
  [
    'a key that no app has',
    { offline: true },
    /description is not an AppDescription: .*'offline' does not exist/,
  ],
  [
    'a part that nothing provides',
    { provides: { price: 'x' } },
    /description is not an AppDescription: .*'price' does not exist/,
  ],
])('refuses a description with %s', (_, changes, sentence) => {
  expect(check(changes)).toEqual([expect.stringMatching(sentence)]);
});

it.each([
  [
    'a key that no route has',
    { noIndex: true },
    /route \/Arroz is not a RouteDescription: .*'noIndex' does not exist/,
  ],
  [
    'a flag of another type',
    { noindex: 'yes' },
    /route \/Arroz is not a RouteDescription: Type 'string' is not/,
  ],
])('refuses a route with %s', (_, key, sentence) => {
  expect(check({ routes: [row(key)] })).toEqual([expect.stringMatching(sentence)]);
});
