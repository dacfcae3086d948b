// @ts-check
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { containerOf, root } from '../workspace.cjs';
import { sharedModules } from '../sharedModules.cjs';

/**
 * @param {import('./app.mjs').Variant} variant
 * @returns {import('webpack').WebpackPluginInstance[]}
 */
export function federation({ app, host, target, serve }) {
  const node = target === 'node';
  const name = containerOf(app.name);
  return [
    new ModuleFederationPlugin({
      name,
      filename: 'remoteEntry.js',
      ...(!host && { exposes: exposesOf(app) }),
      shared: sharedModules({ host: Boolean(host), standalone: serve }),
      // The default would load every remote at start: one dead remote would stop the site.
      shareStrategy: 'loaded-first',
      library: node ? { type: 'commonjs-module', name } : { type: 'var', name },
      manifest: !node,
      dts: false,
      dev: false,
      runtimePlugins: runtimePlugins({ app, host, node, serve }),
      experiments: {
        asyncStartup: !host,
        optimization: { disableSnapshot: true, target: node ? 'node' : 'web' },
      },
    }),
  ];
}

/** @param {import('./app.mjs').Description} app */
function exposesOf(app) {
  return Object.fromEntries(
    Object.entries(app.exposes).map(([name, file]) => [
      `./${name}`,
      { import: file, name: `expose-${name}` },
    ]),
  );
}

/** @param {Pick<import('./app.mjs').Variant, 'app' | 'host' | 'serve'> & { node: boolean }} options */
function runtimePlugins({ app, host, node, serve }) {
  if (!host) return [];
  const { web, released, node: inNode } = host.runtimePlugins;
  const files = node ? inNode : [...web, ...(serve ? [] : released)];
  return files.map((file) => path.join(root, app.name, file));
}

/**
 * Released remotes take the federation runtime from the shell, which puts it on this global: about 21 → 3 KB each, at
 * the price of one version for all.
 * @param {import('./app.mjs').Variant} variant
 * @returns {import('webpack').Configuration['externals']}
 */
export function hostProvided({ host, target, serve }) {
  if (host || target === 'node' || serve) return [];
  return [
    ({ request = '' }, callback) =>
      /webpack-bundler-runtime[\\/]dist[\\/]bundler\.(js|cjs)$/.test(request)
        ? callback(undefined, 'var globalThis._ASIA_FEDERATION_RUNTIME')
        : callback(),
  ];
}
