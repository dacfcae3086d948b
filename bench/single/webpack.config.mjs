// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { rules } from '@asia/presets/webpack/rules';
import { containerOf, describe, ports, root } from '@asia/presets/workspace';
import shellConfigs from '../../shell/webpack.config.mjs';

const output = process.env.SINGLE_DIR;
if (!output) throw new Error('SINGLE_DIR names the folder of the bundle.');

const descriptions = await Promise.all(Object.keys(ports).map(describe));

/** Every expose of every remote as an import of its source. */
function everyExpose() {
  const remotes = descriptions.filter(({ name }) => name !== 'shell');
  const entries = remotes.flatMap(({ name: app, exposes }) =>
    Object.entries(exposes).map(([name, file]) => {
      const source = JSON.stringify(path.join(root, app, file));
      return `${JSON.stringify(`${containerOf(app)}/${name}`)}: () => import(${source}),`;
    }),
  );
  mkdirSync(`${output}.generated`, { recursive: true });
  const file = path.join(`${output}.generated`, 'every-expose.mjs');
  writeFileSync(file, `export const exposes = {\n${entries.join('\n')}\n};\n`);
  return file;
}

const folder = path.join(root, 'shell');
const [shell] = /** @type {import('webpack').Configuration[]} */ (shellConfigs({}, { mode: 'production' }));
if (!shell) throw new Error('The shell has no configuration.');

/**
 * One bundle from the same sources, with the same loaders and the same minifier, without federation.
 * @type {import('webpack').Configuration}
 */
const single = {
  name: 'single',
  mode: 'production',
  context: folder,
  target: shell.target,
  devtool: false,
  entry: { main: path.join(root, 'bench/single/main.tsx') },
  output: { path: output, clean: true, publicPath: 'auto', filename: '[name].js' },
  resolve: {
    ...shell.resolve,
    alias: {
      [path.join(folder, 'src/federation/federation.ts')]: path.join(root, 'bench/single/plainRuntime.ts'),
      'every-expose$': everyExpose(),
    },
  },
  module: { rules: rules({ folder, target: 'web', dev: false, serve: false, publicBase: '' }) },
  optimization: { minimizer: shell.optimization?.minimizer },
  plugins: [
    new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    new MiniCssExtractPlugin({ filename: '[name].css', ignoreOrder: true }),
  ],
  performance: false,
  stats: 'errors-warnings',
};

export default single;
