import path from 'node:path';
import { promisify } from 'node:util';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { writeFiles } from '@asia/release-store/testing/writeFiles';
import { bundlePage as build } from '../testing/bundlePage';
import { containerOptions } from './federationPlugins';

const refusal = (name: string) =>
  `page-mfe brings its own ${name} (src/Page.ts): a page has one copy, in the shell. Import it through a module that the shell provides: @asia/shared/cart.`;

it('finds a copy within a module that webpack has joined, and behind another package', async () => {
  expect(await build(`import { open } from 'modal'; open();`)).toEqual([refusal('react-dom')]);
  expect(await build(`import { makeAutoObservable as make } from 'mobx'; make();`, 'node')).toEqual([
    refusal('mobx'),
  ]);
});

it('names all copies in one sentence', async () => {
  expect(
    await build(`import * as a from 'mobx'; import * as b from '@mantine/core'; console.log(a, b);`),
  ).toEqual([refusal('mobx (src/Page.ts), @mantine/core')]);
});

it('refuses a second copy of a module that the shell provides', async () => {
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

it('refuses a shared module that a remote brings a copy of', async () => {
  const shared = { mobx: { singleton: true, requiredVersion: false as const } };
  const page = `import { makeAutoObservable as make } from 'mobx'; make();`;
  expect(await build(page, 'node', shared)).toEqual([refusal('mobx')]);
});

it('a shared module that nobody provides stops the page that imports it', async () => {
  const app = { name: 'page-mfe', exposes: { Page: './Page.js' }, routes: [] };
  const folder = writeFiles({
    'Page.js': `import { basket } from '@asia/shared/basket'; export default () => basket;`,
  });
  const shared = {
    '@asia/shared/basket': { singleton: true, import: false as const, requiredVersion: false as const },
  };
  const compiler = webpack({
    mode: 'production',
    target: 'node',
    context: folder,
    entry: {},
    output: { path: path.join(folder, 'dist'), library: { type: 'commonjs-module' } },
    optimization: { minimize: false },
    plugins: [
      new ModuleFederationPlugin({ ...containerOptions({ app, target: 'node', serve: false }), shared }),
    ],
  });
  await promisify(compiler.run.bind(compiler))();
  const { page_mfe: container } = (await import(path.join(folder, 'dist/remoteEntry.js'))) as {
    page_mfe: { init: (scope: object) => Promise<void>; get: (expose: string) => Promise<() => unknown> };
  };
  await container.init({});
  expect(await container.get('./Page')).toThrow("Can not get '@asia/shared/basket'");
});
