import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { writeFiles } from '@asia/release-store/testing/writeFiles';
import { ENDINGS } from '../record/readSources';
import { OnlyOnce } from '../webpack/OnlyOnce';
import { OnlyRecorded } from '../webpack/OnlyRecorded';

const packages = {
  mobx: 'export const makeAutoObservable = () => 1;',
  minisearch: 'export const search = () => 2;',
  'react-dom': 'module.exports = { createPortal() {} };',
  '@mantine/core': 'export const Button = () => 3;',
  '@module-federation/runtime': 'export const init = () => 4;',
  modal: `import { createPortal } from 'react-dom'; export const open = () => createPortal();`,
};
const files = Object.fromEntries(
  Object.entries(packages).flatMap(([name, text]) => [
    [`node_modules/${name}/index.js`, text],
    [`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', sideEffects: false })],
  ]),
) as Record<string, string>;

type Shared = ConstructorParameters<typeof ModuleFederationPlugin>[0]['shared'];

/**
 * Builds a remote of one page with webpack, and returns its errors.
 * @param shared modules that the remote takes from the shell
 * @param more files by their paths, such as `page/src/Note.ts`
 */
export async function bundlePage(
  page: string,
  target: 'web' | 'node' = 'web',
  shared?: Shared,
  more: Readonly<Record<string, string>> = {},
): Promise<string[]> {
  const folder = writeFiles({
    ...files,
    'shared/cart/CartStore.js': 'export const cart = [];',
    'page/src/Page.ts': page,
    'page/tsconfig.json': '{}',
    ...more,
  });
  const compiler = webpack({
    mode: 'production',
    target,
    context: path.join(folder, 'page'),
    entry: './src/Page.ts',
    resolve: { extensions: [...ENDINGS, '.js'] },
    output: { path: path.join(folder, 'page/dist') },
    // Only errors are read: to minify the runtime of the federation takes most of a build.
    optimization: { minimize: false },
    plugins: [
      ...(shared
        ? [new ModuleFederationPlugin({ name: 'page', shared, manifest: false, dts: false, dev: false })]
        : []),
      new OnlyOnce('page-mfe', target, { '@asia/shared/cart': path.join(folder, 'shared/cart') }),
      new OnlyRecorded({ name: 'page-mfe', exposes: { Page: './src/Page.ts' } }, path.join(folder, 'shared')),
    ],
  });
  return new Promise((resolve, reject) =>
    compiler.run((error, stats) =>
      error
        ? reject(error)
        : resolve(stats?.toJson({ errors: true }).errors?.map(({ message }) => message) ?? []),
    ),
  );
}
