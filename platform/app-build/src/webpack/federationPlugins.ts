import type { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Compiler, type Configuration, type WebpackPluginInstance } from 'webpack';
import { type PageGlobals, REMOTE_SCRIPT } from '@asia/shared/contracts';
import { containerOf } from '../workspace';
import type { Variant } from './Variant';

type FederationOptions = ConstructorParameters<typeof ModuleFederationPlugin>[0];

export function federationPlugins(variant: Variant): WebpackPluginInstance[] {
  const { host, remote, target } = variant;
  if (!host) return remote ? [remote(variant), { apply: nameOwnModule }] : [];
  // As of the `ModuleFederationPlugin`, for the runtime, which the shell starts itself. The last two keep it from
  // carrying an empty handler beside each real one.
  const definitions = {
    ENV_TARGET: JSON.stringify(target),
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
    FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
    FEDERATION_OPTIMIZE_NO_SHARED: 'false',
  };
  return [new webpack.DefinePlugin(definitions), { apply: listChunks }];
}

/** Options of the `ModuleFederationPlugin` that are the same for every remote. */
export function containerOptions({ app, target, serve }: Variant): FederationOptions {
  const node = target === 'node';
  const name = containerOf(app.name);
  return {
    name,
    filename: REMOTE_SCRIPT,
    exposes: Object.fromEntries(
      Object.entries(app.exposes).map(([expose, file]) => [
        `./${expose}`,
        { import: file, name: `expose-${expose}` },
      ]),
    ),
    // The default would load every remote at start: one dead remote would stop the site.
    shareStrategy: 'loaded-first',
    library: node ? { type: 'commonjs-module', name } : { type: 'var', name },
    // Read when a build is stored.
    manifest: !node && !serve,
    dts: false,
    dev: false,
    experiments: {
      asyncStartup: true,
      optimization: { disableSnapshot: true, target: node ? 'node' : 'web' },
    },
  };
}

/** Shared modules of a remote that runs without the shell: it brings a copy of each. */
export function withCopies<Shared extends { import: false }>(modules: Record<string, Shared>) {
  return Object.fromEntries(
    Object.entries(modules).map(([name, { import: _none, ...policy }]) => [name, policy]),
  );
}

const ownModule = /\.federation[\\/]entry\./;

/** The plugin names its own module by a hash of absolute paths, which would put the folder into a build's version. */
function nameOwnModule(compiler: Compiler): void {
  compiler.hooks.compilation.tap('nameOwnModule', (compilation) => {
    // Before webpack gives a number to every module without one.
    compilation.hooks.moduleIds.tap({ name: 'nameOwnModule', stage: -100 }, (modules) => {
      for (const module of modules) {
        // The container's identifier contains the name of that module.
        const own = ownModule.test(module.nameForCondition() ?? '');
        if (ownModule.test(module.identifier()))
          compilation.chunkGraph.setModuleId(module, own ? 'federation' : 'container');
      }
    });
    const last = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compilation.hooks.processAssets.tap({ name: 'nameOwnModule', stage: last }, () => {
      // Nobody reads this file, and its order changes from build to build.
      compilation.deleteAsset('mf-stats.json');
    });
  });
}

/** Writes `chunks.json`: files of the first script and of each named chunk, which pages load in parallel with it. */
function listChunks(compiler: Compiler): void {
  compiler.hooks.thisCompilation.tap('listChunks', (compilation) => {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compilation.hooks.processAssets.tap({ name: 'listChunks', stage }, () => {
      const list = [...compilation.namedChunkGroups].map(([name, group]) => {
        const of = (ending: string) => group.getFiles().filter((file) => file.endsWith(ending));
        return [name, { scripts: of('.js'), styles: of('.css') }];
      });
      compilation.emitAsset(
        'chunks.json',
        new webpack.sources.RawSource(JSON.stringify(Object.fromEntries(list))),
      );
    });
  });
}

const runtime = '_ASIA_FEDERATION_RUNTIME' satisfies keyof PageGlobals;

/**
 * Released remotes take the federation runtime from the shell, through this global. Each saves 21 KB (brotli, November
 * 2026); all share one version.
 */
export function hostProvided({ host, target, serve }: Variant): Configuration['externals'] {
  if (host || target === 'node' || serve) return [];
  return [
    ({ request = '' }, callback) =>
      /webpack-bundler-runtime[\\/]dist[\\/]bundler\.(js|cjs)$/.test(request)
        ? callback(undefined, `var globalThis.${runtime}`)
        : callback(),
  ];
}
