import { bundlePage } from '../testing/bundlePage';

const build = (page: string, more: Record<string, string>) => bundlePage(page, 'web', undefined, more);

it('leaves to a remote what its contract records', async () => {
  const page = `import { count } from './visits'; import data from './data'; console.log(count(), data);`;
  const more = {
    'page/src/visits/index.ts': `import { add } from '../add'; export const count = () => add(1);`,
    'page/src/add.ts': 'export const add = (number) => number + 1;',
    'page/src/data.json': '{ "open": true }',
  };
  expect(await build(page, more)).toEqual([]);
});

it.each([
  ['plain JavaScript', `import { count } from './visits'; count();`, 'src/visits.js'],
  ['plain JavaScript by its ending', `import { count } from './visits.cjs'; count();`, 'src/visits.cjs'],
  ['a file by a name of the run time', 'import(`./pages/${location.hash}.ts`);', 'src/pages/a.ts'],
  ['a file of another app', `import '../../cart-mfe/src/draft';`, '../cart-mfe/src/draft.ts'],
])('refuses a remote that bundles %s', async (_what, page, file) => {
  const more = {
    'page/src/visits.js': 'export const count = () => 1;',
    'page/src/visits.cjs': 'exports.count = () => 1;',
    'page/src/pages/a.ts': 'console.log(1);',
    'cart-mfe/src/draft.ts': 'console.log(1);',
  };
  expect(await build(page, more)).toEqual([
    `page-mfe bundles ${file}, which its contract does not record. Apps are TypeScript: import a file of the app by its relative path, with an ending of .tsx, .ts, .json.`,
  ]);
});
