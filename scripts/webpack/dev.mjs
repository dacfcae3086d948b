// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { apps, root } from './table.mjs';

/** @param {import('./table.mjs').App} app */
export function devPlugins(app) {
  return [
    new HtmlWebpackPlugin({
      template: path.join(root, 'scripts/webpack/dev.html'),
      publicPath: '/',
      scriptLoading: 'defer',
      // Served apart: a remote's container must not run as a script of its own page.
      excludeChunks: app.name === 'shell' ? [] : [app.container],
      templateParameters: { releases: JSON.stringify(devReleases()) },
    }),
    new ReactRefreshPlugin({ overlay: false, library: app.container }),
  ];
}

/** The pointer of a development site: every remote at its own port, nothing pinned. */
function devReleases() {
  const remotes = apps.slice(1).map(({ name, container, port }) => ({
    name,
    container,
    version: 'dev',
    base: `http://localhost:${port}/`,
    entry: 'remoteEntry.js',
  }));
  return {
    schema: 1,
    shell: { version: 'dev', base: '/' },
    remotes,
    productsUrl: '/products',
  };
}

/** @param {import('./table.mjs').App} app */
export function devServer(app) {
  return {
    port: app.port,
    hot: true,
    liveReload: false,
    historyApiFallback: { disableDotRule: true },
    allowedHosts: 'all',
    headers: { 'Access-Control-Allow-Origin': '*' },
    client: { overlay: false, webSocketURL: { hostname: 'localhost', port: app.port, pathname: '/ws' } },
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
