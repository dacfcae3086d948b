import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createServer, type ServerOptions } from '../createServer';
import { ask, type Answer, type Question } from './ask';
import { writeStore, type GenerationContent } from './writeStore';

export interface Served {
  port: number;
  ask(question: Question): Promise<Answer>;
}

const servers: FastifyInstance[] = [];

afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

/** Serves a store until the test ends. */
export async function serve(siteDir: string, options: Partial<ServerOptions> = {}): Promise<Served> {
  const server = createServer({ siteDir, ...options });
  servers.push(server);
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  return { port, ask: (question) => ask(port, question) };
}

/** Serves a small store of its own until the test ends. */
export const serveStore = async (content?: GenerationContent): Promise<Served> =>
  serve(await writeStore(content));
