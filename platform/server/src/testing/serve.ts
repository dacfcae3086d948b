import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createServer, type ServerOptions } from '../createServer';
import { LiveSite } from '../store/LiveSite';
import { type Answer, ask, type Question } from './ask';
import { type GenerationContent, writeStore } from './writeStore';

export interface Served {
  port: number;
  ask(question: Question): Promise<Answer>;
  close(): Promise<void>;
}

const servers: FastifyInstance[] = [];

/** Does not wait for requests on open connections: a test has had its answers. */
async function close(app: FastifyInstance): Promise<void> {
  const closed = app.close();
  app.server.closeAllConnections();
  await closed;
}

afterEach(() => Promise.all(servers.splice(0).map(close)));

/** Serves a store until the test ends. */
export async function serve(siteDir: string, options: ServerOptions = {}): Promise<Served> {
  const app = createServer(new LiveSite(siteDir, options), options);
  servers.push(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { port, ask: (question) => ask(port, question), close: () => close(app) };
}

/** Serves a small store of its own until the test ends. */
export const serveStore = async (content?: GenerationContent): Promise<Served> =>
  serve(await writeStore(content));
