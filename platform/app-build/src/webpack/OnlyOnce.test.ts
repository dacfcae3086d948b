import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { OnlyOnce } from './OnlyOnce';

const packages = {
  mobx: 'export const makeAutoObservable = () => 1;',
  minisearch: 'export const search = () => 2;',
  'react-dom': 'module.exports = { createPortal() {} };',
  '@mantine/core': 'export const Button = () => 3;',
  '@module-federation/runtime': 'export const init = () => 4;',
  modal: `import { createPortal } from 'react-dom'; export const open = () => createPortal();`,
};

/** Builds one page, and returns its errors. */
async function build(page: string, target: 'web' | 'node' = 'web'): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'only-once-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  for (const [name, text] of Object.entries(packages)) {
    write(`node_modules/${name}/index.js`, text);
    write(
      `node_modules/${name}/package.json`,
      JSON.stringify({ name, version: '1.0.0', sideEffects: false }),
    );
  }
  write('shared/cart/CartStore.js', 'export const cart = [];');
  write('page/src/Page.js', page);
  const compiler = webpack({
    mode: 'production',
    target,
    context: path.join(folder, 'page'),
    entry: './src/Page.js',
    output: { path: path.join(folder, 'page/dist') },
    plugins: [new OnlyOnce('page-mfe', target, { '@asia/shared/cart': path.join(folder, 'shared/cart') })],
  });
  return new Promise((resolve, reject) =>
    compiler.run((error, stats) =>
      error
        ? reject(error)
        : resolve(stats?.toJson({ errors: true }).errors?.map(({ message }) => message) ?? []),
    ),
  );
}

const refusal = (name: string) =>
  `page-mfe brings its own ${name} (src/Page.js): a page has one copy, in the shell. Import it through an entry that the shell provides: @asia/shared/cart.`;

it.each(['mobx', 'react-dom', '@mantine/core'])('refuses a remote that bundles %s', async (name) => {
  expect(await build(`import * as own from '${name}'; console.log(own);`)).toEqual([refusal(name)]);
});

it('finds a copy within a module that webpack has joined, and behind another package', async () => {
  expect(await build(`import { open } from 'modal'; open();`)).toEqual([refusal('react-dom')]);
  expect(await build(`import { makeAutoObservable as make } from 'mobx'; make();`, 'node')).toEqual([
    refusal('mobx'),
  ]);
});

it('names all copies in one sentence', async () => {
  expect(
    await build(`import * as a from 'mobx'; import * as b from '@mantine/core'; console.log(a, b);`),
  ).toEqual([refusal('mobx (src/Page.js), @mantine/core')]);
});

it('refuses a second copy of an entry that the shell provides', async () => {
  expect(await build(`import { cart } from '../../shared/cart/CartStore'; cart.push(1);`)).toEqual([
    refusal('@asia/shared/cart'),
  ]);
});

it('refuses the runtime of the federation in a browser alone: each Node build has its own', async () => {
  const page = `import { init } from '@module-federation/runtime'; init();`;
  expect(await build(page)).toEqual([refusal('@module-federation/runtime')]);
  expect(await build(page, 'node')).toEqual([]);
});

it('leaves to a remote the packages of its own, and what no chunk carries', async () => {
  expect(await build(`import 'mobx'; import { search } from 'minisearch'; console.log(search());`)).toEqual(
    [],
  );
});
