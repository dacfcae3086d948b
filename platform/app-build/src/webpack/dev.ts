import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import refreshTypeScript from 'react-refresh-typescript';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type WebpackPluginInstance } from 'webpack';
import type { Configuration } from 'dev-server';
import { composeTable } from '@asia/shared/contracts/composeTable';
import { readJson } from '@asia/release-store';
import { jsonInHtml } from '@asia/shared/contracts';
import type { AppDescription, EntriesByName, ReleasePointer, SiteContent } from '@asia/shared/contracts';
import { containerOf, describe, ports, root } from '../workspace';
import type { Variant } from './Variant';

/** The content as `npm run content` and `npm run dev` write it. */
const content = path.join(root, '.cache/content');
const entries = () => readJson<EntriesByName>(path.join(content, 'entries.json'));

/** Fast Refresh: keeps the state of what is edited. */
export const transformers = { before: [refreshTypeScript()] };

export function devPlugins({ app, host }: Variant): WebpackPluginInstance[] {
  return [
    new HtmlWebpackPlugin({
      template: path.join(root, 'platform/app-build/src/webpack/dev.html'),
      publicPath: '/',
      // A container is served, but must not run as a script of the page of its own remote.
      excludeChunks: host ? [] : [containerOf(app.name)],
      templateParameters: async () => ({
        releases: jsonInHtml(devPointer(app)),
        // Standalone, a remote has its own pages; the shell has those of every app of the workspace.
        routes: jsonInHtml(
          composeTable(
            host ? await Promise.all(Object.keys(ports).map(describe)) : [app],
            readJson<SiteContent>(path.join(content, 'site.json')),
          ),
        ),
        // Every page brings every entry.
        content: jsonInHtml({ entries: entries() }),
      }),
    }),
    // An `app.ts`, which a standalone page carries, may read it.
    new webpack.EnvironmentPlugin({ PRODUCTS_URL: '' }),
    new ReactRefreshPlugin({ overlay: false, library: containerOf(app.name) }),
  ];
}

/** The pointer of a development site: every remote at its own port, nothing pinned. */
function devPointer(host: AppDescription): ReleasePointer {
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
    content: { version: 'dev' },
    productsUrl: '/products',
  };
}

export function devServer({ name }: AppDescription): Configuration {
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
    setupMiddlewares: (middlewares) => [productsFromSource, picturesFromSource, ...middlewares],
  };
}

/** `GET /products` from the menu as it is authored now. */
function productsFromSource(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  if (request.url !== '/products') return next();
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.end(JSON.stringify(entries().products));
}

/** `/pictures/…` from the owner's photographs or the committed pictures. */
function picturesFromSource(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  const match = /^\/pictures\/(([\w-]+)\.[0-9a-f]+-(\d+)\.(avif|webp))$/.exec(request.url ?? '');
  if (!match) return next();
  const [, address = '', name, width, format] = match;
  const photograph = path.join(root, '.cache/photographs', address);
  const render = path.join(root, 'content/pictures/web', `${name}-${width}.${format}`);
  const file = [photograph, render].find((candidate) => existsSync(candidate));
  if (!file) {
    response.statusCode = 404;
    response.end();
    return;
  }
  response.setHeader('content-type', `image/${format}`);
  response.end(readFileSync(file));
}
