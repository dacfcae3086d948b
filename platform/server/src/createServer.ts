import { randomUUID } from 'node:crypto';
import createFastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
  type RouteHandlerMethod,
} from 'fastify';
import type { BlobStore } from '@asia/release-store';
import { COUNTED_AT, decodedAddressKey, RELOAD_PARAM, SHEET_PAGE, WORKER } from '@asia/shared/contracts';
import { noWorker } from './answer/noWorker';
import { sendPrepared } from './answer/sendPrepared';
import { sendJson, sendPlain } from './answer/sendText';
import { NOTES, SheetPage } from './answer/SheetPage';
import { UnavailablePage } from './answer/UnavailablePage';
import { checkReadiness } from './checkReadiness';
import { finishAnswers } from './connections';
import { StoreError } from './errors';
import { type Headers, headers, type PageSettings } from './headers';
import { countReports, type ReportObserver } from './observe/countReports';
import { type AnswerObserver, observeAnswer } from './observe/observeAnswers';
import { ImmutableFiles } from './store/ImmutableFiles';
import type { LiveSite } from './store/LiveSite';

export interface ServerOptions extends PageSettings {
  /** False removes the service worker from every browser. */
  offline?: boolean;
  /** The release store, if the served folder is a copy. */
  remote?: BlobStore;
  /** Gets reports of pages and browsers. */
  onReport?: ReportObserver;
  /** Gets each answer when it is over. */
  onAnswer?: AnswerObserver;
  /** A level of pino, `silent` by default; `info` logs a line for each answer. */
  logLevel?: string;
}

/** A request that arrives more slowly is aborted, so that slow senders hold no connection. */
const REQUEST_TIMEOUT_MS = 15_000;
/** Interval at which Node looks for such requests. */
const CHECK_MS = 5_000;
/**
 * Limit of a connection on which nothing moves. Longer than the limit of a proxy: otherwise the proxy could send a
 * request on a connection that is just being closed.
 */
const IDLE_MS = 72_000;
/** A browser's request to this site is far below one kilobyte; the site sets no cookies. */
const MAX_HEADER_BYTES = 8_192;

/** The decoded part of an address that matches the wildcard of a route. */
const rest = ({ params }: FastifyRequest): string => (params as { '*': string })['*'];

/** Refuses methods that would change something. The body is never read: the connection closes with the answer. */
const refuseToWrite = (reply: FastifyReply): FastifyReply =>
  sendPlain(reply, 405, 'Solo se puede leer.', { allow: 'GET, HEAD', connection: 'close' });

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

/** The server of a site, not yet listening. */
export function createServer(liveSite: LiveSite, options: ServerOptions = {}): FastifyInstance {
  const { onAnswer, logLevel = 'silent' } = options;
  const unavailable = new UnavailablePage(liveSite.folder.location);
  const app = createFastify({
    logger: { level: logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    // The id that a proxy gave the request, so that both logs can be read together; otherwise a new one.
    requestIdHeader: 'x-request-id',
    genReqId: () => randomUUID(),
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: IDLE_MS,
    http: {
      maxHeaderSize: MAX_HEADER_BYTES,
      connectionsCheckingInterval: CHECK_MS,
      // Node takes the larger one of two limits for whole requests; the head's is 60 s without this.
      headersTimeout: REQUEST_TIMEOUT_MS,
    },
    // Fastify's own routes for HEAD would give "not modified" a length.
    exposeHeadRoutes: false,
    // An open connection still gets its answer, which closes it.
    return503OnClosing: false,
    // An address that cannot be decoded reaches no hook and no route. No page has it.
    frameworkErrors: (_error, request, reply) => {
      observeAnswer(request, reply, onAnswer);
      if (isRead(request))
        sendPage(liveSite, request, reply, request.url).catch(() => unavailable.send(reply, 503));
      else refuseToWrite(reply);
    },
  });
  finishAnswers(app.server);
  app.addHook('onRequest', (request, reply, done) => {
    observeAnswer(request, reply, onAnswer);
    // Every address can be read; nothing else has a route.
    if (request.is404) refuseToWrite(reply);
    else done();
  });
  app.addHook('onReady', async () => void (await unavailable.read()));
  app.setErrorHandler((error, request, reply) => {
    // `LiveSite` has logged its failure once; here it would be logged on every request.
    if (error instanceof StoreError) return unavailable.send(reply, 503);
    request.log.error(error);
    return unavailable.send(reply, 500);
  });
  addRoutes(app, liveSite, options);
  return app;
}

/** Whether the proxy in front took the request over https; without a proxy the server speaks plain http. */
const isSecure = ({ headers: { 'x-forwarded-proto': forwarded } }: FastifyRequest): boolean =>
  typeof forwarded === 'string' && forwarded.startsWith('https');

/** A page of the live generation in any spelling of its decoded address, a file in its exact one, or "not found". */
async function sendPage(liveSite: LiveSite, request: FastifyRequest, reply: FastifyReply, address: string) {
  const { pages, notFound } = liveSite.serving();
  const page = pages.get(decodedAddressKey(address));
  const file = page ? undefined : await liveSite.fileAt(address);
  return sendPrepared(request, reply, file ?? (page ?? notFound)[isSecure(request) ? 'secure' : 'plain']);
}

function addRoutes(app: FastifyInstance, liveSite: LiveSite, options: ServerOptions): void {
  const read = (url: string, handler: RouteHandlerMethod) =>
    app.route({ method: ['GET', 'HEAD'], url, handler });
  const { offline = true, onReport = () => undefined } = options;
  liveSite.report = (problem) => app.log.error(problem);
  app.addHook('onReady', () => liveSite.start());
  app.addHook('onClose', () => liveSite.stop());

  // Reports only that the process answers; /readyz reports whether the site is whole.
  read('/healthz', (_request, reply) => sendJson(reply, 200, { status: 'ok' }));

  read('/readyz', (_request, reply) => {
    const readiness = checkReadiness(liveSite);
    return sendJson(reply, readiness.status === 'ready' ? 200 : 503, readiness);
  });

  read('/products', async (request, reply) => {
    // `LiveSite` has logged why there is no list.
    const list = await liveSite.fileAt('/products').catch(() => undefined);
    if (list) return sendPrepared(request, reply, list);
    return sendJson(reply, 503, { error: 'products-unavailable' });
  });

  read(`/${WORKER}`, async (request, reply) => {
    const worker = offline ? await liveSite.fileAt(`/${WORKER}`) : undefined;
    return sendPrepared(request, reply, worker ?? noWorker);
  });

  const sheet = new SheetPage(options.remote ?? liveSite.folder);
  read(`${SHEET_PAGE}:token`, async (request, reply) => {
    const { token } = request.params as { token: string };
    const isOpen = request.url.endsWith(`?${NOTES}`);
    return (await sheet.send(reply, token, isOpen)) ?? sendPage(liveSite, request, reply, SHEET_PAGE + token);
  });

  const addFolder = (folder: string, kind: Headers) => {
    const immutable = new ImmutableFiles(liveSite, `${folder}/`, kind);
    read(`/${folder}/*`, async (request, reply) => {
      const file = await immutable.get(rest(request));
      if (file) return sendPrepared(request, reply, file);
      // Not to be cached: a page may name a file a moment before the local copy has it.
      return sendPlain(reply, 404, 'No existe.');
    });
  };
  addFolder('mfe', headers.build);
  addFolder('pictures', headers.picture);

  read('/*', async (request, reply) => {
    if (request.url.endsWith(`?${RELOAD_PARAM}`)) reply.header('clear-site-data', '"cache"');
    return sendPage(liveSite, request, reply, `/${rest(request)}`);
  });

  if (options.reportsTo === COUNTED_AT) app.register(countReports(liveSite, onReport));
}
