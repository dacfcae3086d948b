import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Serves files on this machine as a spreadsheet does: with validators, and each in the way that a test gives it. */
export async function serveFiles(files: Record<string, string | Buffer | Handler>) {
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    const file = files[(request.url ?? '').slice(1)];
    if (typeof file === 'function') return void file(request, response);
    if (file === undefined) return response.writeHead(404).end();
    const etag = `"${createHash('sha256').update(file).digest('hex')}"`;
    if (request.headers['if-none-match'] === etag) return response.writeHead(304).end();
    response.writeHead(200, { etag }).end(file);
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const origin = `http://localhost:${(server.address() as AddressInfo).port}/`;
  return {
    origin,
    asked: () => asked,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
