import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import path from 'node:path';
import { RELOAD_PARAM, COUNTED_AT, WORKER } from '@asia/shared/contracts';
import pino, { type Logger } from 'pino';
import { noWorker } from './answer/noWorker';
import type { PreparedFile } from './answer/PreparedFile';
import { sendPrepared } from './answer/sendPrepared';
import { sendJson, sendPlain } from './answer/sendText';
import { sendUnavailable, unavailableText } from './answer/unavailable';
import { StoreError } from './errors';
import { headers, serverTiming, settledOrigins, type PageSettings } from './headers';
import { countLoads, type LoadObserver } from './observe/countLoads';
import { logAnswers, observeAnswer, requestId, type AnswerObserver } from './observe/observeAnswers';
import { ProductsFile } from './products/ProductsFile';
import { readinessOf } from './readinessOf';
import { ImmutableFiles } from './store/ImmutableFiles';
import { isSecure, pageOrFile } from './store/pageOrFile';
import { LiveSite } from './store/LiveSite';

export interface ServerOptions extends PageSettings {
  /** The release store. */
  siteDir: string;
  /** Reads `siteDir`; passed in where others share it. */
  liveSite?: LiveSite;
  /** A JSON list of products to offer instead of the one of the live release. */
  productsFile?: string;
  /** False removes the service worker from every browser. */
  offline?: boolean;
  /** Gets the loads that pages report. */
  onLoads?: LoadObserver;
  /** Get each answer when it is over. */
  observers?: readonly AnswerObserver[];
  /** A level of pino, `silent` by default; `info` logs a line for each answer. */
  logLevel?: string;
}

export interface SiteServer {
  /** Not listening yet. */
  server: Server;
  log: Logger;
  /** Stops accepting connections; resolves when the last one is over. */
  close(): Promise<void>;
}

/** A request that takes longer to arrive is aborted, so that slow senders hold no connection. */
const REQUEST_TIMEOUT_MS = 15_000;
/** How often Node looks for such requests. */
const CHECK_MS = 5_000;
/** A browser's request to this site is far below one kilobyte; the site sets no cookies. */
const MAX_HEADER_BYTES = 8_192;

/**
 * Skips the body stream of requests without a body, which saves a sixteenth of the time. Older Node ignores
 * it.
 */
const withoutEmptyBodies = { optimizeEmptyRequests: true } as object;

/** `address` is the path, decoded. */
type Handler = (request: IncomingMessage, response: ServerResponse, address: string) => void | Promise<void>;

interface Route {
  /** Its name in metrics and log. */
  name: string;
  handle: Handler;
}

/** Answers synchronously when the value is there: awaiting it takes a tenth of the time of an answer. */
function when<Value>(value: Value | Promise<Value>, answer: (value: Value) => void): void | Promise<void> {
  return value instanceof Promise ? value.then(answer) : answer(value);
}

/** The decoded path of a request; null where it cannot be decoded. A proxy may send the whole address. */
function addressOf({ url = '/' }: IncomingMessage): string | null {
  const target = url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?]+/i, '');
  const end = target.indexOf('?');
  const address = end === -1 ? target : target.slice(0, end);
  if (!address.includes('%')) return address;
  try {
    return decodeURIComponent(address);
  } catch {
    return null;
  }
}

/** Serves one folder of files that never change, under the address of the same name. */
function immutableFiles(prefix: string, files: ImmutableFiles): Route & { prefix: string } {
  return {
    prefix,
    name: `${prefix}*`,
    handle: (request, response, address) =>
      when(files.get(address.slice(prefix.length)), (file) => {
        if (file) sendPrepared(request, response, file);
        // Not to be cached: a page may name a file a moment before the local copy has it.
        else sendPlain(response, 404, 'No existe.');
      }),
  };
}

/** Everything without a handler of its own: pages, files of the live generation, and "not found". */
function pages(liveSite: LiveSite, settled: string | undefined): Handler {
  return (request, response, address) => {
    if (request.url?.endsWith(`?${RELOAD_PARAM}`)) response.setHeader('clear-site-data', '"cache"');
    if (settled) response.setHeader('server-timing', settled);
    const secure = isSecure(request.headers['x-forwarded-proto']);
    return when(liveSite.serving(), (live) =>
      sendPrepared(request, response, pageOrFile(live, address, secure)),
    );
  };
}

function products(liveSite: LiveSite, override: ProductsFile | null): Handler {
  const current = (): PreparedFile | null | Promise<PreparedFile | null> => {
    if (override) return override.current();
    const live = liveSite.serving();
    return live instanceof Promise ? live.then(({ products: list }) => list) : live.products;
  };
  // `LiveSite` has logged why.
  const none = (response: ServerResponse) => sendJson(response, 503, { error: 'products-unavailable' });
  return (request, response) => {
    try {
      return when(current(), (list) =>
        list ? sendPrepared(request, response, list) : none(response),
      )?.catch(() => none(response));
    } catch {
      none(response);
    }
  };
}

/**
 * The site server, not yet listening. It reads the release store on each request: the store may appear or
 * change at any time.
 */
export function createServer({
  siteDir,
  reportsTo,
  overrides,
  liveSite = new LiveSite(path.resolve(siteDir), settledOrigins({ reportsTo, overrides })),
  productsFile,
  offline = true,
  onLoads = () => undefined,
  observers: toldAnswers = [],
  logLevel = 'silent',
}: ServerOptions): SiteServer {
  const root = path.resolve(siteDir);
  const log = pino({ level: logLevel });
  const observers = [...toldAnswers, ...(log.isLevelEnabled('info') ? [logAnswers(log)] : [])];
  liveSite.report = (error) => log.error({ code: error.code }, error.message);
  const list = productsFile
    ? new ProductsFile(path.resolve(productsFile), (error) => log.error(error.message))
    : null;

  const own: Record<string, Handler> = {
    // Reports only that the process answers; /readyz reports whether the site is whole.
    '/healthz': (_request, response) => sendJson(response, 200, { status: 'ok' }),
    '/readyz': async (_request, response) => {
      const readiness = await readinessOf(liveSite);
      sendJson(response, readiness.status === 'ready' ? 200 : 503, readiness);
    },
    '/products': products(liveSite, list),
    [`/${WORKER}`]: (request, response) =>
      when(liveSite.serving(), ({ files }) =>
        sendPrepared(request, response, (offline && files.get(`/${WORKER}`)) || noWorker),
      ),
  };
  const exact = new Map(
    Object.entries(own).map(([name, handle]): [string, Route] => [name, { name, handle }]),
  );
  const folders = Object.entries({ mfe: headers.build, pictures: headers.picture }).map(([folder, kind]) => {
    return immutableFiles(`/${folder}/`, new ImmutableFiles(liveSite, `${folder}/`, kind));
  });
  const anything: Route = { name: '/*', handle: pages(liveSite, serverTiming({ reportsTo, overrides })) };
  const reports: Route | null =
    reportsTo === COUNTED_AT ? { name: COUNTED_AT, handle: countLoads(root, liveSite, onLoads) } : null;
  // The body of such a request is never read: the connection closes with the answer.
  const readOnly: Route = {
    name: 'none',
    handle: (_request, response) =>
      sendPlain(response, 405, 'Solo se puede leer.', { allow: 'GET, HEAD', connection: 'close' }),
  };
  const unreadable: Route = {
    name: 'none',
    handle: (_request, response) => sendPlain(response, 400, 'La dirección no es válida.'),
  };

  const routeOf = (method: string | undefined, address: string | null): Route => {
    if (method === 'POST' && address === COUNTED_AT && reports) return reports;
    if (method !== 'GET' && method !== 'HEAD') return readOnly;
    if (address === null) return unreadable;
    return exact.get(address) ?? folders.find(({ prefix }) => address.startsWith(prefix)) ?? anything;
  };
  const fail = (request: IncomingMessage, response: ServerResponse, error: unknown) => {
    // `LiveSite` has logged its failure once; here it would be logged on every request.
    if (error instanceof StoreError) return sendUnavailable(response);
    log.error({ reqId: requestId(request), err: error });
    return response.headersSent ? response.destroy() : sendPlain(response, 500, unavailableText);
  };

  let closing = false;
  const server = createHttpServer(
    {
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: CHECK_MS,
      // `limitSlowClients` ends idle ones; Node's own timer would cost a twentieth of all answers.
      keepAliveTimeout: 0,
      maxHeaderSize: MAX_HEADER_BYTES,
      ...withoutEmptyBodies,
    },
    (request, response) => {
      const address = addressOf(request);
      const { name, handle } = routeOf(request.method, address);
      if (observers.length > 0) observeAnswer(request, response, name, observers);
      // A kept connection still gets this answer, which closes it.
      if (closing) response.setHeader('connection', 'close');
      try {
        handle(request, response, address ?? '')?.catch((error: unknown) => fail(request, response, error));
      } catch (error) {
        fail(request, response, error);
      }
    },
  );
  return {
    server,
    log,
    close: () => {
      closing = true;
      liveSite.stop();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
