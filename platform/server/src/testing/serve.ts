import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type ServerOptions, type SiteServer } from '../createServer';
import { ask, type Answer, type Question } from './ask';
import { writeStore, type GenerationContent } from './writeStore';

export interface Served {
  port: number;
  ask(question: Question): Promise<Answer>;
  close(): Promise<void>;
}

const servers: SiteServer[] = [];

afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

/** Serves a store until the test ends. */
export async function serve(siteDir: string, options: Partial<ServerOptions> = {}): Promise<Served> {
  const site = createServer({ siteDir, ...options });
  servers.push(site);
  await once(site.server.listen(0, '127.0.0.1'), 'listening');
  const { port } = site.server.address() as AddressInfo;
  return { port, ask: (question) => ask(port, question), close: () => site.close() };
}

/** Serves a small store of its own until the test ends. */
export const serveStore = async (content?: GenerationContent): Promise<Served> =>
  serve(await writeStore(content));
