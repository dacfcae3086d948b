import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createServer, type ServerOptions } from '../createServer';
import { type RunningServer, type StartOptions, startServer } from '../startServer';
import { LiveSite } from '../store/LiveSite';
import { type Answer, ask, type Question } from './ask';
import { type GenerationContent, writeStore } from './writeStore';

export interface Served {
  port: number;
  ask(question: Question): Promise<Answer>;
  close(): Promise<void>;
}

const ends: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(ends.map((end) => end())));

/** Does not wait for requests on open connections: a test has had its answers. */
async function close(app: FastifyInstance): Promise<void> {
  const closed = app.close();
  app.server.closeAllConnections();
  await closed;
}

/** Serves a store until the last test of the file ends. */
export async function serve(siteDir: string, options: ServerOptions = {}): Promise<Served> {
  const app = createServer(new LiveSite(siteDir, options), options);
  ends.push(() => close(app));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { port, ask: (question) => ask(port, question), close: () => close(app) };
}

/** Serves a small store of its own. */
export const serveStore = async (content?: GenerationContent, options?: ServerOptions): Promise<Served> =>
  serve(await writeStore(content), options);

/** Starts the program's server on a store, with its metrics, until the last test of the file ends. */
export async function start(siteDir: string, options: Partial<StartOptions> = {}): Promise<RunningServer> {
  const server = await startServer({ siteDir, port: 0, host: '127.0.0.1', metricsPort: 0, ...options });
  ends.push(() => server.close());
  return server;
}
