import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import type { Configuration as DevServer } from 'webpack-dev-server';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { AppDescription } from '@asia/shared/contracts';
import { SCRIPT_TIMEOUT_MS } from '@asia/shared/deadlines';
import { containerOf, published, root, type App } from '../workspace';
import { federation, hostProvided } from './federation';
import { rules } from './rules';
import { PublishedFiles } from './PublishedFiles';
import { RootRelativePublicPath } from './RootRelativePublicPath';
import { buildName, ChunkIntegrityPlugin } from './ChunkIntegrityPlugin';
import { OnlyOnce } from './OnlyOnce';
import { UnnamedModules } from './UnnamedModules';
import type { Host, RemotePlugin, Variant } from './Variant';
import { devServer, devPlugins } from './dev';

export { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
export { containerOptions, withCopies } from './federation';

/** Placeholder in rendered pages for the address of a build, whose version is known later. */
const publicBaseOf = (name: string) => `asia-base:${name}/`;

/** Development builds have a folder of their own: `npm run hydration` needs React's warnings. */
const distOf = (folder: string, dev: boolean) =>
  path.join(folder, dev ? 'dist/development' : 'dist/production');

function configuration(variant: Variant): Configuration & { devServer?: DevServer } {
  const { app, host, target, dev, serve } = variant;
  const folder = path.join(root, app.name);
  const node = target === 'node';
  return {
    name: `${app.name}-${target}`,
    mode: dev ? 'development' : 'production',
    context: folder,
    target: node ? 'node20' : ['web', 'es2022'],
    // Never an eval devtool: the content policy forbids it.
    devtool: dev ? 'cheap-module-source-map' : node ? false : 'hidden-source-map',
    entry: entries(variant),
    output: {
      path: path.join(distOf(folder, dev && !serve), target),
      clean: true,
      uniqueName: serve ? containerOf(app.name) : buildName(containerOf(app.name)),
      // A page has one shell, whose chunks must not differ with the build.
      ...(host && { chunkLoadingGlobal: 'shellChunks' }),
      publicPath: node ? publicBaseOf(app.name) : 'auto',
      filename: '[name].js',
      chunkFilename: host && !node && !serve ? SHELL_CHUNK : 'chunks/[name].js',
      chunkLoadTimeout: SCRIPT_TIMEOUT_MS,
      // A module that throws when it starts is run again by the next import, which would otherwise get it half-run.
      strictModuleExceptionHandling: true,
      crossOriginLoading: node ? undefined : 'anonymous',
      ...(node && { library: { type: 'commonjs-module' } }),
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
      // MobX's own production build has short private names; our minifier must not rename properties.
      ...(!dev && !node && { alias: { mobx$: 'mobx/dist/mobx.esm.production.min.js' } }),
    },
    externals: hostProvided(variant),
    module: { rules: rules({ folder, target, dev, serve, publicBase: publicBaseOf(app.name) }) },
    optimization: {
      minimize: !dev && !node,
      minimizer: [
        new TerserPlugin({
          extractComments: false,
          terserOptions: {
            ecma: 2020,
            compress: { passes: 2 },
            format: { comments: false, preamble: COMPILE_HINT },
          },
        }),
        new CssMinimizerPlugin(),
      ],
      moduleIds: 'deterministic',
      chunkIds: dev || node ? 'named' : 'deterministic',
      ...(host && !node && { splitChunks: { cacheGroups: hostChunks(serve) } }),
    },
    plugins: [
      ...federation(variant),
      ...(host || dev ? [] : [new OnlyOnce(app.name, target)]),
      ...(node
        ? [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 64 }), new UnnamedModules()]
        : [
            new RootRelativePublicPath(),
            new MiniCssExtractPlugin({
              filename: '[name].css',
              chunkFilename: 'chunks/[name].css',
              ignoreOrder: true,
            }),
            ...(serve
              ? []
              : [new ChunkIntegrityPlugin(containerOf(app.name), host ? 'main.js' : 'remoteEntry.js')]),
          ]),
      ...(serve ? devPlugins(variant) : node ? [new PublishedFiles(app, distOf(folder, dev))] : []),
    ],
    performance: false,
    infrastructureLogging: { level: 'warn' },
    stats: 'errors-warnings',
    ...(serve && { devServer: devServer(app) }),
  };
}

/** V8 compiles the whole file while it arrives, off the main thread: a page is interactive 150 ms sooner on a slow phone. */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/** Beside the folder of the build: a build shares each chunk that stays the same with those before. */
const SHELL_CHUNK = '../chunks/[name].[contenthash:8].js';

function hostChunks(serve: boolean) {
  return {
    // The parts of the design system that the first script lacks are one chunk, loaded before the pages
    // that use it. Otherwise each page would load these styles after its own, and they would override them.
    ui: { test: /[\\/]shared[\\/]src[\\/]ui[\\/][^\\/]+$/, name: 'ui', enforce: true },
    ...(!serve && {
      // Most of the first script.
      libraries: {
        test: /[\\/]node_modules[\\/](react|react-dom|scheduler|mobx|mobx-react-lite|react-router|react-router-dom)[\\/]/,
        chunks: 'initial' as const,
        name: 'libraries',
        filename: SHELL_CHUNK,
        enforce: true,
      },
    }),
  };
}

function entries({ host, target, serve }: Variant): Record<string, string> {
  if (target === 'node') return host ? { prerender: host.prerender } : {};
  if (host) return { main: host.main };
  // A released remote is only its container; standalone, it runs in a frame of its own.
  return serve ? { main: `${require.resolve('./standaloneLoader.cjs')}!./app.ts` } : {};
}

/**
 * A script without the federation: the boot script, which starts the others after the LCP image, or the
 * service worker.
 * @param part folder of the build that it is written to
 */
function scriptConfiguration(
  app: AppDescription,
  dev: boolean,
  part: string,
  entry: Record<string, string>,
): Configuration {
  const folder = path.join(root, app.name);
  return {
    name: `${app.name}-${part}`,
    mode: 'production',
    context: folder,
    target: ['web', 'es2022'],
    devtool: 'hidden-source-map',
    entry,
    output: { path: path.join(distOf(folder, dev), part), clean: true, filename: '[name].js' },
    resolve: { extensions: ['.ts', '.js'] },
    module: { rules: rules({ folder, target: 'web', dev: false, serve: false, publicBase: '' }).slice(0, 1) },
    performance: false,
    stats: 'errors-warnings',
  };
}

/** The webpack configuration of the shell: it renders pages, and provides what remotes share. */
export const hostConfigs = (app: App, host: Host) => configurations({ app: published(app), host });

/** The webpack configuration of a remote: a container of what it exposes. */
export const remoteConfigs = (app: App, remote: RemotePlugin) =>
  configurations({ app: published(app), remote });

/** Web and Node builds, or the development server's. */
function configurations(of: Pick<Variant, 'app' | 'host' | 'remote'>) {
  const { app, host } = of;
  return (env: Record<string, unknown> = {}, argv: Record<string, unknown> = {}) => {
    const dev = argv.mode === 'development';
    const serve = Boolean(env.WEBPACK_SERVE);
    if (serve) return configuration({ ...of, target: 'web', dev: true, serve });
    return [
      configuration({ ...of, target: 'web', dev, serve }),
      configuration({ ...of, target: 'node', dev, serve }),
      ...(host
        ? [
            scriptConfiguration(app, dev, 'boot', { boot: host.boot }),
            scriptConfiguration(app, dev, 'worker', { 'service-worker': host.worker }),
          ]
        : []),
    ];
  };
}
