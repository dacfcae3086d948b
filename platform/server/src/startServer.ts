import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { type BlobStore, DeploymentLog, type FileSystemStore, type Prefix } from '@asia/release-store';
import { closeGracefully } from './connections';
import { createServer, type ServerOptions } from './createServer';
import { isSystemError, reasonOf, StartError, StoreError } from './errors';
import { Metrics } from './observe/Metrics';
import { BucketCopy } from './store/BucketCopy';
import { LiveSite } from './store/LiveSite';

export interface StartOptions extends ServerOptions {
  /** The release store, or the copy of `remote`. */
  siteDir: string;
  /** 0 takes any free port. */
  port: number;
  /** Address to listen on; every address of the machine by default. */
  host?: string;
  /** Serves the preview of the release store instead of the live site. */
  prefix?: Prefix;
  /** Port of this machine alone for the metrics of Prometheus; 0 takes any. */
  metricsPort?: number;
}

export interface RunningServer {
  /** Without a trailing slash, e.g. `http://localhost:3000`. */
  url: string;
  port: number;
  metricsPort?: number;
  /** Lets answers in flight finish, for at most `limitMs` (4.5 s by default), and resolves when the port is free. */
  close(limitMs?: number): Promise<void>;
}

/**
 * Refuses an empty release store: more often a wrong setting than a new site. A broken store does not stop the start:
 * guests get the contact page until a whole generation appears.
 * @param place of the release store, as the operator calls it
 * @throws {StartError}
 */
function checkStore(liveSite: LiveSite, place: string): void {
  try {
    liveSite.serving();
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    if (error.code === 'empty') {
      const remedy = 'Run `npm run release -- all`.';
      throw new StartError(`Nothing has been released into ${place} yet. ${remedy}`, { cause: error });
    }
  }
}

/** Opens the copy of an object store in a folder, and fills an empty one before it is served. @throws {StartError} */
async function openCopy(remote: BlobStore, folder: FileSystemStore, prefix: Prefix): Promise<BucketCopy> {
  const copy = new BucketCopy(remote, folder, prefix);
  if (await new DeploymentLog(folder, prefix).latest()) return copy;
  await copy.pull().catch((error: unknown) => {
    const message = `${remote.location} cannot be copied to ${folder.location}: ${reasonOf(error)}.`;
    throw new StartError(message, { cause: error });
  });
  return copy;
}

function listenFailure(error: unknown, port: number): unknown {
  if (!isSystemError(error, 'EADDRINUSE')) return error;
  const message = `Port ${port} is taken by another program. Stop it, or choose another port with PORT.`;
  return new StartError(message, { cause: error });
}

async function listen(app: FastifyInstance, port: number, host: string | undefined): Promise<void> {
  try {
    await app.listen({ port, host: host ?? '::' });
  } catch (error) {
    const withoutIpv6 = isSystemError(error, 'EAFNOSUPPORT') || isSystemError(error, 'EADDRNOTAVAIL');
    if (host === undefined && withoutIpv6) return listen(app, port, '0.0.0.0');
    throw listenFailure(error, port);
  }
}

const everyAddress = new Set(['::', '0.0.0.0', '::1', '127.0.0.1']);

function formatUrl(host: string, port: number): string {
  if (everyAddress.has(host)) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

async function serveMetrics(metrics: Metrics, port: number): Promise<Server> {
  const server = metrics.server().listen(port, '127.0.0.1');
  await once(server, 'listening').catch((error: unknown) => {
    throw listenFailure(error, port);
  });
  return server.unref();
}

/**
 * Starts serving a release store.
 * @throws {StartError} when nothing was ever released into the store, when it cannot be copied, or when the port is
 * taken
 */
export async function startServer(settings: StartOptions): Promise<RunningServer> {
  const { port, host, siteDir, metricsPort, prefix = '', ...options } = settings;
  const { remote } = options;
  const liveSite = new LiveSite(siteDir, options, prefix);
  const copy = remote && (await openCopy(remote, liveSite.folder, prefix));
  const metrics = metricsPort === undefined ? null : new Metrics(liveSite);
  const site = createServer(liveSite, {
    ...options,
    ...(metrics && { onReport: metrics.observeReport, onAnswer: metrics.observe }),
  });
  let metricsServer: Server | null = null;
  site.addHook('onClose', () => {
    copy?.stop();
    metricsServer?.close();
  });
  try {
    await site.ready();
    checkStore(liveSite, remote?.location ?? siteDir);
    metricsServer = metrics && (await serveMetrics(metrics, metricsPort ?? 0));
    await listen(site, port, host);
  } catch (error) {
    await site.close();
    throw error;
  }
  copy?.follow((reason) => site.log.error(reason));
  const bound = site.server.address() as AddressInfo;
  let closing: Promise<void> | undefined;
  return {
    url: formatUrl(host ?? bound.address, bound.port),
    port: bound.port,
    ...(metricsServer && { metricsPort: (metricsServer.address() as AddressInfo).port }),
    close: (limitMs) => (closing ??= closeGracefully(site, limitMs)),
  };
}
