// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { composeTable } from '../composeTable.cjs';
import { containerOf, describe, ports, root } from '../workspace.cjs';

/**
 * @param {import('./app.mjs').Variant} variant
 * @returns {import('webpack').WebpackPluginInstance[]}
 */
export function devPlugins({ app, host }) {
  return [
    new HtmlWebpackPlugin({
      template: path.join(root, 'scripts/presets/webpack/dev.html'),
      publicPath: '/',
      // Served apart: a remote's container must not run as a script of its own page.
      excludeChunks: host ? [] : [containerOf(app.name)],
      templateParameters: async () => ({
        releases: JSON.stringify(devPointer(app)),
        // Alone, a remote has its own pages; the shell has those of every app of the workspace.
        routes: JSON.stringify(
          composeTable(host ? await Promise.all(Object.keys(ports).map(describe)) : [app]),
        ),
      }),
    }),
    new ReactRefreshPlugin({ overlay: false, library: containerOf(app.name) }),
  ];
}

/**
 * The pointer of a development site: every remote at its own port, nothing pinned.
 * @param {import('./app.mjs').Description} host
 */
function devPointer(host) {
  const remotes = Object.entries(ports).filter(([name]) => name !== host.name);
  return {
    schema: 1,
    shell: { version: 'dev', base: '/' },
    remotes: remotes.map(([name, port]) => ({
      name,
      container: containerOf(name),
      version: 'dev',
      base: `http://localhost:${port}/`,
      entry: 'remoteEntry.js',
    })),
    productsUrl: '/products',
  };
}

/** @param {import('./app.mjs').Description} app */
export function devServer({ name }) {
  const port = ports[name];
  return {
    port,
    liveReload: false,
    historyApiFallback: { disableDotRule: true },
    allowedHosts: 'all',
    headers: { 'Access-Control-Allow-Origin': '*' },
    client: {
      overlay: { errors: true, warnings: false, runtimeErrors: false },
      webSocketURL: { hostname: 'localhost', port, pathname: '/ws' },
    },
    static: false,
    setupMiddlewares: (/** @type {any[]} */ middlewares) => [
      productsFromSource,
      picturesFromSource,
      ...middlewares,
    ],
  };
}

/** @typedef {import('node:http').IncomingMessage} Request @typedef {import('node:http').ServerResponse} Response */

/** `GET /products` from the menu as it is authored now. @param {Request} request @param {Response} response @param {() => void} next */
function productsFromSource(request, response, next) {
  if (request.url !== '/products') return next();
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.end(readFileSync(path.join(root, 'shared/generated/products.json')));
}

/** `/pictures/…` from the owner's photographs or the committed pictures. @param {Request} request @param {Response} response @param {() => void} next */
function picturesFromSource(request, response, next) {
  const match = /^\/pictures\/(([\w-]+)\.[0-9a-f]+-(\d+)\.(avif|webp))$/.exec(request.url ?? '');
  if (!match) return next();
  const [, address = '', name, width, format] = match;
  const photograph = path.join(root, '.cache/photographs', address);
  const render = path.join(root, 'shared/pictures/web', `${name}-${width}.${format}`);
  const file = [photograph, render].find((candidate) => existsSync(candidate));
  if (!file) {
    response.statusCode = 404;
    response.end();
    return;
  }
  response.setHeader('content-type', `image/${format}`);
  response.end(readFileSync(file));
}
