import path from 'node:path';
import { pathToFileURL } from 'node:url';
import browserslist from 'browserslist';
import { browserslistToTargets } from 'lightningcss';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration } from 'webpack';
import { merge } from 'webpack-merge';
import { type AppDescription, REMOTE_SCRIPT } from '@asia/shared/contracts';
import { SCRIPT_TIMEOUT_MS } from '@asia/shared/deadlines';
import { ENDINGS } from '../record/readSources';
import { type App, containerOf, distOf, root, toDescription } from '../workspace';
import { buildName, ChunkIntegrityPlugin } from './ChunkIntegrityPlugin';
import { DescriptionFiles } from './DescriptionFiles';
import { federationPlugins, hostProvided } from './federationPlugins';
import { OnlyOnce } from './OnlyOnce';
import { OnlyRecorded } from './OnlyRecorded';
import { AUTOMATIC, RootRelativePublicPath } from './RootRelativePublicPath';
import { rules } from './rules';
import { UnnamedModules } from './UnnamedModules';
import type { Development, Host, RemotePlugin, Variant } from './Variant';

export { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
export { containerOptions, withCopies } from './federationPlugins';

/** Placeholder in rendered pages for the address of a build; its version is known later. */
const publicBaseOf = (name: string) => `asia-base:${name}/`;

function configuration(variant: Variant, development?: Development): Configuration {
  const { app, target } = variant;
  const common = merge(everywhere(variant, development), target === 'node' ? onNode(app) : inBrowsers());
  if (development) return merge(common, served(variant, development));
  return target === 'node' ? common : merge(common, released(variant));
}

function everywhere(variant: Variant, development?: Development): Configuration {
  const { app, host, target, serve } = variant;
  const folder = path.join(root, app.name);
  return {
    name: `${app.name}-${target}`,
    mode: serve ? 'development' : 'production',
    context: folder,
    entry: startFiles(variant),
    output: {
      path: path.join(distOf(app.name), target),
      clean: true,
      uniqueName: serve ? containerOf(app.name) : buildName(containerOf(app.name)),
      // Its chunks must not differ with the build: a page has one shell.
      ...(host && { chunkLoadingGlobal: 'shellChunks' }),
      filename: '[name].js',
      chunkFilename: 'chunks/[name].js',
      chunkLoadTimeout: SCRIPT_TIMEOUT_MS,
      // A module that throws at its start runs again at the next import. Otherwise that import would get it half-run.
      strictModuleExceptionHandling: true,
    },
    // Libraries are JavaScript.
    resolve: { extensions: [...ENDINGS, '.mjs', '.js'] },
    externals: hostProvided(variant),
    module: {
      rules: rules({
        folder,
        target,
        serve,
        publicBase: publicBaseOf(app.name),
        transformers: development?.transformers,
      }),
    },
    optimization: {
      minimize: false,
      moduleIds: 'deterministic',
      chunkIds: 'named',
      ...(host && target === 'web' && { splitChunks: { cacheGroups: hostChunks(serve) } }),
    },
    plugins: [
      ...federationPlugins(variant),
      ...(host || serve ? [] : [new OnlyOnce(app.name, target), new OnlyRecorded(app)]),
    ],
    performance: false,
    infrastructureLogging: { level: 'warn' },
    stats: 'errors-warnings',
  };
}

const onNode = (app: AppDescription): Configuration => ({
  target: 'node20',
  output: { publicPath: publicBaseOf(app.name), library: { type: 'commonjs-module' } },
  plugins: [new UnnamedModules(), new DescriptionFiles(app, distOf(app.name))],
});

const inBrowsers = (): Configuration => ({
  target: ['web', 'es2022'],
  output: { publicPath: AUTOMATIC, crossOriginLoading: 'anonymous' },
  plugins: [
    new RootRelativePublicPath(),
    new MiniCssExtractPlugin({
      filename: '[name].css',
      chunkFilename: 'chunks/[name].css',
      ignoreOrder: true,
    }),
  ],
});

const served = (variant: Variant, { devPlugins, devServer }: Development): object => ({
  // Never an eval devtool: the content policy forbids it.
  devtool: 'cheap-module-source-map',
  plugins: devPlugins(variant),
  devServer: devServer(variant.app),
});

const released = ({ app, host }: Variant): Configuration => ({
  devtool: 'hidden-source-map',
  output: host && { chunkFilename: SHELL_CHUNK },
  // MobX's own production build has short private names; our minifier must not rename properties.
  resolve: { alias: { mobx$: 'mobx/dist/mobx.esm.production.min.js' } },
  optimization: {
    minimize: true,
    minimizer: [
      new MinimizerPlugin({
        extractComments: false,
        minify: MinimizerPlugin.swcMinify,
        minimizerOptions: {
          ecma: 2020,
          compress: { passes: 2 },
          mangle: true,
          format: { comments: false, preamble: `${COMPILE_HINT}\n` },
        },
      }),
      new MinimizerPlugin({
        test: /\.css$/,
        minify: MinimizerPlugin.lightningCssMinify,
        minimizerOptions: { targets: browserslistToTargets(browserslist()) },
      }),
    ],
    chunkIds: 'deterministic',
  },
  plugins: [new ChunkIntegrityPlugin(containerOf(app.name), host ? 'main.js' : REMOTE_SCRIPT)],
});

/** Not a literal: the compiler would read the file for each build. */
const DEVELOPMENT = pathToFileURL(path.join(__dirname, 'dev.ts')).href;

/**
 * V8 compiles the whole file while it arrives, off the main thread: a page was interactive 150 ms sooner on a slow
 * phone (November 2026).
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/** Outside the folder of the build: builds that have the same chunk share its file. */
const SHELL_CHUNK = '../chunks/[name].[contenthash:8].js';

function hostChunks(serve: boolean) {
  return {
    // Parts of the design system outside the first script are one chunk, loaded before the pages that use it. Otherwise
    // each page would load these styles after its own, and they would override them.
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

function startFiles({ host, target, serve }: Variant): Record<string, string> {
  if (target === 'node') return host ? { prerender: host.prerender } : {};
  if (host) return { main: host.main };
  // A released remote is only its container; standalone, it runs in a frame of its own.
  return serve ? { main: `${require.resolve('./standaloneLoader.cjs')}!./app.ts` } : {};
}

/**
 * A script without the federation: the boot script, which starts the others after the LCP image, or the
 * service worker.
 * @param output folder below `dist/production/`
 */
function scriptConfiguration(
  app: AppDescription,
  output: string,
  scripts: Record<string, string>,
): Configuration {
  const folder = path.join(root, app.name);
  return {
    name: `${app.name}-${output}`,
    mode: 'production',
    context: folder,
    target: ['web', 'es2022'],
    devtool: 'hidden-source-map',
    entry: scripts,
    output: { path: path.join(distOf(app.name), output), clean: true, filename: '[name].js' },
    resolve: { extensions: ['.ts', '.js'] },
    module: { rules: rules({ folder, target: 'web', serve: false, publicBase: '' }).slice(0, 1) },
    performance: false,
    stats: 'errors-warnings',
  };
}

/** The webpack configuration of the shell: it renders pages, and provides what remotes share. */
export const hostConfigs = (app: App, host: Host) => configurations({ app: toDescription(app), host });

/** The webpack configuration of a remote: a container of its exposes. */
export const remoteConfigs = (app: App, remote: RemotePlugin) =>
  configurations({ app: toDescription(app), remote });

/** Web and Node builds, or the development server's. */
function configurations(of: Pick<Variant, 'app' | 'host' | 'remote'>) {
  const { app, host } = of;
  return async (env: Record<string, unknown> = {}) => {
    if (env.WEBPACK_SERVE)
      return configuration({ ...of, target: 'web', serve: true }, (await import(DEVELOPMENT)) as Development);
    return [
      configuration({ ...of, target: 'web', serve: false }),
      configuration({ ...of, target: 'node', serve: false }),
      ...(host
        ? [
            scriptConfiguration(app, 'boot', { boot: host.boot }),
            scriptConfiguration(app, 'worker', { 'service-worker': host.worker }),
          ]
        : []),
    ];
  };
}
