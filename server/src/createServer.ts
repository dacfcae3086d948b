import path from 'node:path';
import Fastify, {
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyServerOptions,
} from 'fastify';
import type { PreparedFile } from './answer/PreparedFile';
import { sendPrepared } from './answer/sendPrepared';
import { StoreError } from './errors';
import { headers, type Headers } from './headers';
import { ProductsFile } from './products/ProductsFile';
import { readinessOf } from './readinessOf';
import { ImmutableFiles } from './store/ImmutableFiles';
import { isSecure, pageOrFile } from './store/pageOrFile';
import { ReleaseStore } from './store/ReleaseStore';

export interface ServerOptions {
  /** The release store. */
  siteDir: string;
  /** A JSON list of products to offer instead of the one of the live release. */
  productsFile?: string;
  /** As Fastify takes it; silent by default. */
  logger?: FastifyServerOptions['logger'];
}

/** A request that is still arriving after this long is given up, so that slow senders hold no connection. */
const REQUEST_TIMEOUT_MS = 15_000;
/** How often Node looks for such requests. */
const CHECK_MS = 5_000;
/** A browser's request to this site is far below one kilobyte; the site sets no cookies. */
const MAX_HEADER_BYTES = 8_192;

const UNAVAILABLE = 'El sitio no está disponible en este momento. Intenta de nuevo en unos minutos.';

function plain(reply: FastifyReply, status: number, text: string, more: Headers = {}): FastifyReply {
  return reply
    .code(status)
    .headers({ ...headers.passing, ...more, 'content-type': 'text/plain; charset=utf-8' })
    .send(`${text}\n`);
}

type WithRest = { Params: { '*': string } };

const read = ['GET', 'HEAD'];

/** Serves one folder of files that never change, under the address of the same name. */
function serveImmutable(app: FastifyInstance, folder: string, files: ImmutableFiles): void {
  app.route<WithRest>({
    method: read,
    url: `/${folder}/*`,
    handler: async (request, reply) => {
      const file = await files.get(request.params['*']);
      // A page may name a file a moment before a copy of the store has it: the absence must not be kept.
      if (!file) return plain(reply, 404, 'No existe.');
      sendPrepared(request, reply, file);
      return reply;
    },
  });
}

/** The products on offer, or null when there are none; the store reports why. */
async function listOf(store: ReleaseStore, override: ProductsFile | null): Promise<PreparedFile | null> {
  try {
    return override ? await override.current() : (await store.serving()).products;
  } catch {
    return null;
  }
}

/** The site server, not yet listening. The store is asked on each request and may appear or change at any time. */
export function createServer({ siteDir, productsFile, logger = false }: ServerOptions): FastifyInstance {
  const root = path.resolve(siteDir);
  const app = Fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    // Guests on a kept connection are served to the end; only idle connections are cut when the server closes.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { maxHeaderSize: MAX_HEADER_BYTES, connectionsCheckingInterval: CHECK_MS },
    bodyLimit: 1_024,
    frameworkErrors: (_error, _request, reply) => void plain(reply, 400, 'La dirección no es válida.'),
  });
  const store = new ReleaseStore(root, (error) => app.log.error({ code: error.code }, error.message));
  const products = productsFile
    ? new ProductsFile(path.resolve(productsFile), (error) => app.log.error(error.message))
    : null;

  // The first guest should not wait for the store to be read; an empty store is no reason not to come up.
  app.addHook('onReady', async () => {
    await Promise.resolve()
      .then(() => store.serving())
      .catch(() => null);
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method === 'GET' || request.method === 'HEAD') done();
    // Whatever body is on its way is not read: the connection ends with the answer.
    else void plain(reply, 405, 'Solo se puede leer.', { allow: 'GET, HEAD', connection: 'close' });
  });
  app.setNotFoundHandler((_request, reply) => plain(reply, 404, 'No existe.'));
  app.setErrorHandler((error: FastifyError, request, reply) => {
    // The store has reported its own failure, once; here it would be told on every request.
    const expected = error instanceof StoreError;
    if (!expected) request.log.error(error);
    const more: Headers = expected ? { 'retry-after': '30' } : {};
    return plain(reply, expected ? 503 : (error.statusCode ?? 500), UNAVAILABLE, more);
  });

  for (const [folder, kind] of [
    ['mfe', headers.build],
    ['pictures', headers.picture],
  ] as const) {
    serveImmutable(app, folder, new ImmutableFiles(path.join(root, folder), kind));
  }
  // The process answers; what it would answer with is the next question.
  app.route({
    method: read,
    url: '/healthz',
    handler: (_request, reply) => reply.headers(headers.passing).send({ status: 'ok' }),
  });
  app.route({
    method: read,
    url: '/readyz',
    handler: async (_request, reply) => {
      const readiness = await readinessOf(store);
      return reply
        .code(readiness.status === 'ready' ? 200 : 503)
        .headers(headers.passing)
        .send(readiness);
    },
  });
  app.route({
    method: read,
    url: '/products',
    handler: async (request, reply) => {
      const list = await listOf(store, products);
      if (list) return sendPrepared(request, reply, list);
      return reply.code(503).headers(headers.passing).send({ error: 'products-unavailable' });
    },
  });
  app.route<WithRest>({
    method: read,
    url: '/*',
    handler: (request, reply) => {
      const address = `/${request.params['*']}`;
      const secure = isSecure(request.raw.headers['x-forwarded-proto']);
      const live = store.serving();
      if (!(live instanceof Promise)) return sendPrepared(request, reply, pageOrFile(live, address, secure));
      return live.then((generation) => sendPrepared(request, reply, pageOrFile(generation, address, secure)));
    },
  });
  return app;
}
