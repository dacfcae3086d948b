// @ts-check
import path from 'node:path';
import webpack from 'webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import { federation, hostProvided } from './federation.mjs';
import { rules } from './rules.mjs';
import { RootRelativePublicPath } from './RootRelativePublicPath.mjs';
import { devServer, devPlugins } from './dev.mjs';
import { findApp, root } from './table.mjs';

/** How long a script may take before the browser gives up: the specification's chunk timeout. */
const CHUNK_TIMEOUT_MS = 120_000;

/** Stands for the folder of a build in pages written before the build has its address. */
export const publicBaseOf = (/** @type {string} */ name) => `asia-base:${name}/`;

/** Development builds stand beside the released ones, for checks that need React's warnings. */
const distOf = (/** @type {string} */ folder, /** @type {boolean} */ dev) =>
  path.join(folder, dev ? 'dist/development' : 'dist/production');

/**
 * @typedef {{ name: string, target: 'web' | 'node', dev: boolean, serve: boolean }} Variant
 * @param {Variant} variant
 * @returns {import('webpack').Configuration & { devServer?: object }}
 */
function configuration({ name, target, dev, serve }) {
  const app = findApp(name);
  const folder = path.join(root, app.folder);
  const node = target === 'node';
  const isShell = name === 'shell';
  return {
    name: `${name}-${target}`,
    mode: dev ? 'development' : 'production',
    context: folder,
    target: node ? 'node20' : ['web', 'es2022'],
    // Never an eval devtool: the content policy forbids it.
    devtool: dev ? 'cheap-module-source-map' : node ? false : 'hidden-source-map',
    entry: entries({ isShell, node, serve }),
    output: {
      path: path.join(distOf(folder, dev && !serve), target),
      clean: true,
      uniqueName: app.container,
      publicPath: node ? publicBaseOf(name) : 'auto',
      filename: '[name].js',
      chunkFilename: 'chunks/[name].js',
      chunkLoadTimeout: CHUNK_TIMEOUT_MS,
      crossOriginLoading: node ? undefined : 'anonymous',
      ...(node && { library: { type: 'commonjs-module' } }),
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'] },
    externals: hostProvided({ app, target, serve }),
    module: { rules: rules({ folder, target, dev, serve, publicBase: publicBaseOf(name) }) },
    optimization: {
      minimize: !dev && !node,
      minimizer: [
        new TerserPlugin({
          extractComments: false,
          terserOptions: { ecma: 2020, compress: { passes: 2 }, format: { comments: false } },
        }),
        new CssMinimizerPlugin(),
      ],
      moduleIds: 'deterministic',
      chunkIds: dev || node ? 'named' : 'deterministic',
      runtimeChunk: false,
    },
    plugins: [
      ...federation({ app, target, serve }),
      ...(node
        ? [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 64 })]
        : [
            new RootRelativePublicPath(),
            new MiniCssExtractPlugin({
              filename: '[name].css',
              chunkFilename: 'chunks/[name].css',
              ignoreOrder: true,
            }),
          ]),
      ...(serve ? devPlugins(app) : []),
    ],
    performance: false,
    infrastructureLogging: { level: 'warn' },
    stats: 'errors-warnings',
    ...(serve && { devServer: devServer(app) }),
  };
}

/**
 * @param {{ isShell: boolean, node: boolean, serve: boolean }} options
 * @returns {Record<string, string>}
 */
function entries({ isShell, node, serve }) {
  if (node) return isShell ? { prerender: './src/prerender/index.tsx' } : {};
  if (isShell) return { main: './src/main.tsx' };
  // A released remote is only its container; alone it runs in a small frame of its own.
  return serve ? { main: './src/standalone.tsx' } : {};
}

/**
 * The tiny script that starts the others once the first picture stands. Built apart: it must not wait
 * for the federation runtime.
 * @returns {import('webpack').Configuration}
 */
function bootConfiguration(/** @type {boolean} */ dev) {
  const folder = path.join(root, 'shell');
  return {
    name: 'shell-boot',
    mode: 'production',
    context: folder,
    target: ['web', 'es2022'],
    devtool: false,
    entry: { boot: './src/boot/index.ts' },
    output: { path: path.join(distOf(folder, dev), 'boot'), clean: true, filename: '[name].js' },
    resolve: { extensions: ['.ts', '.js'] },
    module: { rules: rules({ folder, target: 'web', dev: false, serve: false, publicBase: '' }).slice(0, 1) },
    performance: false,
    stats: 'errors-warnings',
  };
}

/**
 * The webpack configuration of one app: web and Node builds, or the development server's.
 * @param {string} name as in `remotes.json`
 */
export function appConfigs(name) {
  return (
    /** @type {Record<string, unknown>} */ env = {},
    /** @type {Record<string, unknown>} */ argv = {},
  ) => {
    const dev = argv.mode === 'development';
    const serve = Boolean(env.WEBPACK_SERVE);
    if (serve) return configuration({ name, target: 'web', dev: true, serve });
    return [
      configuration({ name, target: 'web', dev, serve }),
      configuration({ name, target: 'node', dev, serve }),
      ...(name === 'shell' ? [bootConfiguration(dev)] : []),
    ];
  };
}
