import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { ANEW, COUNTED_AT, WORKER } from '@asia/shared/contracts';
import Fastify, {
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyServerOptions,
} from 'fastify';
import { noWorker } from './answer/noWorker';
import type { PreparedFile } from './answer/PreparedFile';
import { sendPrepared } from './answer/sendPrepared';
import { StoreError } from './errors';
import { headers, serverTiming, settledOrigins, type Headers, type PageSettings } from './headers';
import { countLoads, type LoadObserver } from './observe/countLoads';
import { observeAnswers, type AnswerObserver } from './observe/observeAnswers';
import { ProductsFile } from './products/ProductsFile';
import { readinessOf } from './readinessOf';
import { ImmutableFiles } from './store/ImmutableFiles';
import { isSecure, pageOrFile } from './store/pageOrFile';
import { ReleaseStore } from './store/ReleaseStore';

export interface ServerOptions extends PageSettings {
  /** The release store. */
  siteDir: string;
  /** What reads it, where somebody else asks it too. */
  store?: ReleaseStore;
  /** A JSON list of products to offer instead of the one of the live release. */
  productsFile?: string;
  /** False takes the worker that keeps pages out of every browser. */
  offline?: boolean;
  /** Fetches a build's file or a picture, by its name in the store, where `siteDir` is a copy that may lack it. */
  bringMissing?: (name: string) => Promise<void>;
  /** Told of what is reported here. */
  onLoads?: LoadObserver;
  /** Told of each answer that is over. */
  observers?: readonly AnswerObserver[];
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
export function createServer({
  siteDir,
  reportsTo,
  overrides,
  store = new ReleaseStore(path.resolve(siteDir), settledOrigins({ reportsTo, overrides })),
  productsFile,
  offline = true,
  bringMissing,
  onLoads = () => undefined,
  observers = [],
  logger = false,
}: ServerOptions): FastifyInstance {
  const root = path.resolve(siteDir);
  const settled = serverTiming({ reportsTo, overrides });
  const app = Fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    // Guests on a kept connection are served to the end; only idle connections are cut when the server closes.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { maxHeaderSize: MAX_HEADER_BYTES, connectionsCheckingInterval: CHECK_MS },
    bodyLimit: 1_024,
    // What the proxy in front calls it, so that both logs can be read together.
    requestIdHeader: 'x-request-id',
    genReqId: () => randomUUID(),
    frameworkErrors: (_error, _request, reply) => void plain(reply, 400, 'La dirección no es válida.'),
  });
  store.report = (error) => app.log.error({ code: error.code }, error.message);
  const products = productsFile
    ? new ProductsFile(path.resolve(productsFile), (error) => app.log.error(error.message))
    : null;

  // The first guest should not wait for the store to be read; an empty store is no reason not to come up.
  app.addHook('onReady', async () => {
    await Promise.resolve()
      .then(() => store.serving())
      .catch(() => null);
  });
  observeAnswers(app, observers);
  app.addHook('onRequest', (request, reply, done) => {
    const isReport = request.method === 'POST' && request.routeOptions.url === COUNTED_AT;
    if (request.method === 'GET' || request.method === 'HEAD' || isReport) done();
    // Any other request body is never read: the connection closes with the answer.
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

  if (reportsTo === COUNTED_AT) countLoads(app, root, store, onLoads);
  for (const [folder, kind] of [
    ['mfe', headers.build],
    ['pictures', headers.picture],
  ] as const) {
    const bring = bringMissing && ((address: string) => bringMissing(`${folder}/${address}`));
    serveImmutable(app, folder, new ImmutableFiles(path.join(root, folder), kind, { bring }));
  }
  // Live means that the process answers; whether the site is whole is asked under /readyz.
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
  app.route({
    method: read,
    url: `/${WORKER}`,
    handler: async (request, reply) => {
      const { files } = await store.serving();
      sendPrepared(request, reply, (offline && files.get(`/${WORKER}`)) || noWorker);
      return reply;
    },
  });
  app.route<WithRest>({
    method: read,
    url: '/*',
    handler: (request, reply) => {
      const address = `/${request.params['*']}`;
      if (request.raw.url?.endsWith(`?${ANEW}`)) reply.raw.setHeader('clear-site-data', '"cache"');
      if (settled) reply.raw.setHeader('server-timing', settled);
      const secure = isSecure(request.raw.headers['x-forwarded-proto']);
      const live = store.serving();
      if (!(live instanceof Promise)) return sendPrepared(request, reply, pageOrFile(live, address, secure));
      return live.then((generation) => sendPrepared(request, reply, pageOrFile(generation, address, secure)));
    },
  });
  return app;
}
