import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration } from 'dev-server';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import refreshTypeScript from 'react-refresh-typescript';
import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack';
import { readJson } from '@asia/release-store';
import type { AppDescription, EntriesByName, ReleasePointer, SiteContent } from '@asia/shared/contracts';
import { jsonInHtml, REMOTE_SCRIPT } from '@asia/shared/contracts';
import { composeTable } from '@asia/shared/contracts/composeTable';
import { containerOf, describe, ports, root } from '../workspace';
import type { Variant } from './Variant';

/** The content as `npm run content` and `npm run dev` write it. */
const content = path.join(root, '.cache/content');
const entries = () => readJson<EntriesByName>(path.join(content, 'entries.json'));

/** Fast Refresh: keeps the state of edited components. */
export const transformers = { before: [refreshTypeScript()] };

export function devPlugins({ app, host }: Variant): WebpackPluginInstance[] {
  return [
    new HtmlWebpackPlugin({
      // The container is served, but its own page does not run it.
      chunks: ['main'],
      template: path.join(root, 'platform/app-build/src/webpack/dev.html'),
      publicPath: '/',
      // Descriptions change the page without any of its scripts.
      cache: false,
      templateParameters: async () => ({
        releases: jsonInHtml(devPointer(app)),
        // A standalone remote has its own pages; the shell has the pages of every app of the workspace.
        routes: jsonInHtml(
          composeTable(
            await Promise.all(shownBy(app, !!host).map(describe)),
            readJson<SiteContent>(path.join(content, 'site.json')),
          ),
        ),
        // Every page brings every entry.
        content: jsonInHtml({ entries: entries() }),
      }),
    }),
    // An `app.ts` may read it, and a standalone page carries the `app.ts`.
    new webpack.EnvironmentPlugin({ PRODUCTS_URL: '' }),
    { apply: (compiler) => followFiles(compiler, app, !!host) },
    new ReactRefreshPlugin({ overlay: false, library: containerOf(app.name) }),
  ];
}

/** The apps with pages on a development server. */
const shownBy = ({ name }: AppDescription, isHost: boolean) => (isHost ? Object.keys(ports) : [name]);

/** Compiles again when the content or an `app.ts` changes: the page carries both. */
function followFiles(compiler: Compiler, app: AppDescription, isHost: boolean): void {
  const descriptions = shownBy(app, isHost).map((name) => path.join(root, name, 'app.ts'));
  const files = [...descriptions, ...['entries.json', 'site.json'].map((file) => path.join(content, file))];
  compiler.hooks.afterCompile.tapPromise(
    'followFiles',
    async ({ fileDependencies, errors, compiler: own }) => {
      if (own.isChild()) return;
      fileDependencies.addAll(files);
      const wrong = await describe(app.name).then(
        ({ exposes }) =>
          JSON.stringify(exposes) !== JSON.stringify(app.exposes) &&
          `${app.name} exposes other modules than at the start: npm run dev again.`,
        ({ message }: Error) => message,
      );
      if (wrong) errors.push(new webpack.WebpackError(wrong));
    },
  );
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
      entry: REMOTE_SCRIPT,
    })),
    content: { version: 'dev' },
    productsUrl: '/products',
  };
}

export function devServer(app: AppDescription): Configuration {
  const port = ports[app.name];
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
    setupMiddlewares: (middlewares) => [
      firstPageOf(app),
      noWorker,
      productsFromSource,
      picturesFromSource,
      ...middlewares,
    ],
  };
}

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The first address of an app that has no page at `/`. */
function firstPageOf({ routes }: AppDescription): Middleware {
  const [first] = routes.flatMap((route) => ('path' in route ? route.path : []));
  const hasHome = routes.some((route) => 'path' in route && route.path === '/');
  return (request, response, next) => {
    if (request.url !== '/' || hasHome || !first) return next();
    response.writeHead(302, { location: first }).end();
  };
}

/** Replaces the service worker: keeps nothing, and removes the worker that a released site left on this port. */
const noWorker: Middleware = (request, response, next) => {
  if (request.url !== '/service-worker.js') return next();
  response.setHeader('content-type', 'text/javascript');
  response.end("addEventListener('install', () => skipWaiting());");
};

/** `GET /products` from the authored menu. */
const productsFromSource: Middleware = (request, response, next) => {
  if (request.url !== '/products') return next();
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.end(JSON.stringify(entries().products));
};

/** `/pictures/…` from the owner's photographs or the committed pictures. */
const picturesFromSource: Middleware = (request, response, next) => {
  const match = /^\/pictures\/(([\w-]+)\.[0-9a-f]+-(\d+)\.(avif|webp))$/.exec(request.url ?? '');
  if (!match) return next();
  const [, address = '', name, width, format] = match;
  const photograph = path.join(root, '.cache/photographs', address);
  const render = path.join(root, 'content/pictures/web', `${name}-${width}.${format}`);
  const file = [photograph, render].find((candidate) => existsSync(candidate));
  if (!file) return void response.writeHead(404).end();
  response.setHeader('content-type', `image/${format}`);
  response.end(readFileSync(file));
};
