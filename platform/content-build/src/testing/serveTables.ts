import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Serves tables on this machine as a spreadsheet does: with validators, and each in the way that a test gives it. */
export async function serveTables(tables: Record<string, string | Buffer | Handler>) {
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    const table = tables[(request.url ?? '').slice(1)];
    if (typeof table === 'function') return void table(request, response);
    if (table === undefined) return response.writeHead(404).end();
    const etag = `"${createHash('sha256').update(table).digest('hex')}"`;
    if (request.headers['if-none-match'] === etag) return response.writeHead(304).end();
    response.writeHead(200, { 'content-type': 'text/csv; charset=utf-8', etag }).end(table);
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
