// @ts-check
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { root } from './table.mjs';
import { sharedModules } from './sharedModules.mjs';

const plugin = (/** @type {string} */ file) => path.join(root, 'scripts/federation', file);

/**
 * @param {{ app: import('./table.mjs').App, target: 'web' | 'node', serve: boolean }} options
 * @returns {import('webpack').WebpackPluginInstance[]}
 */
export function federation({ app, target, serve }) {
  const node = target === 'node';
  const isShell = app.name === 'shell';
  const hostRuntime = !node && !serve;
  return [
    new ModuleFederationPlugin({
      name: app.container,
      filename: 'remoteEntry.js',
      ...(isShell ? {} : { exposes: exposesOf(app) }),
      shared: sharedModules({ isShell, standalone: serve }),
      // The default would load every remote at start: one dead remote would stop the site.
      shareStrategy: 'loaded-first',
      library: node ? { type: 'commonjs-module', name: app.container } : { type: 'var', name: app.container },
      manifest: !node,
      dts: false,
      dev: false,
      runtimePlugins: runtimePlugins({ isShell, node, hostRuntime }),
      experiments: {
        asyncStartup: !isShell,
        optimization: { disableSnapshot: true, target: node ? 'node' : 'web' },
      },
    }),
  ];
}

/** @param {import('./table.mjs').App} app */
function exposesOf(app) {
  return Object.fromEntries(
    Object.entries(app.exposes ?? {}).map(([name, file]) => [
      `./${name}`,
      { import: file, name: `expose-${name}` },
    ]),
  );
}

/** @param {{ isShell: boolean, node: boolean, hostRuntime: boolean }} options */
function runtimePlugins({ isShell, node, hostRuntime }) {
  if (!isShell) return [];
  if (node) return [plugin('requireEntry.ts')];
  return [plugin('patientLoading.ts'), ...(hostRuntime ? [plugin('provideRuntime.ts')] : [])];
}

/**
 * Released remotes take the federation runtime from the shell (`scripts/federation/provideRuntime.ts`):
 * about 21 → 3 KB each, at the price of one version for all.
 * @param {{ app: import('./table.mjs').App, target: 'web' | 'node', serve: boolean }} options
 * @returns {import('webpack').Configuration['externals']}
 */
export function hostProvided({ app, target, serve }) {
  if (app.name === 'shell' || target === 'node' || serve) return [];
  return [
    ({ request = '' }, callback) =>
      /webpack-bundler-runtime[\\/]dist[\\/]bundler\.(js|cjs)$/.test(request)
        ? callback(undefined, 'var globalThis._ASIA_FEDERATION_RUNTIME')
        : callback(),
  ];
}
