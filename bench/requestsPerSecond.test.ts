import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { requestsPerSecond, type Load } from './requestsPerSecond';

let server: Server;

async function load(listener: RequestListener, seconds = 0.2): Promise<Load> {
  server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, path: '/Menu', connections: 4, seconds };
}

const answer = (text: string): RequestListener => {
  return (_request, response) => response.writeHead(200, { 'content-length': text.length }).end(text);
};

afterEach(() => server.closeAllConnections());
afterEach(() => server.close());

describe('requestsPerSecond', () => {
  it('counts the answers of the server', async () => {
    let answers = 0;
    const asked = await load((request, response) => {
      answers += 1;
      answer('hola'.repeat(20_000))(request, response);
    });
    const counted = (await requestsPerSecond(asked)) * asked.seconds;
    // The first answer of each connection is the measure of the others and is not counted.
    expect(counted).toBeGreaterThan((answers - asked.connections) * 0.5);
    expect(counted).toBeLessThanOrEqual(answers - asked.connections);
  });

  it('sends the path and the headers it is told to', async () => {
    const seen = new Set<string>();
    const asked = await load((request, response) => {
      seen.add(`${request.url} ${request.headers['accept-encoding']}`);
      answer('hola')(request, response);
    }, 0.05);
    await requestsPerSecond({ ...asked, headers: { 'Accept-Encoding': 'gzip' } });
    expect([...seen]).toEqual(['/Menu gzip']);
  });

  it('refuses to count what is no good answer', async () => {
    const asked = await load((_request, response) => response.writeHead(404, { 'content-length': 0 }).end());
    await expect(requestsPerSecond(asked)).rejects.toThrow('Cannot count answers like');
  });

  it('refuses to count when an answer differs from the first', async () => {
    let answers = 0;
    const asked = await load((request, response) => answer('a'.repeat((answers += 1)))(request, response));
    await expect(requestsPerSecond(asked)).rejects.toThrow('another size');
  });

  it('refuses connections that are not kept', async () => {
    const asked = await load((_request, response) =>
      response.writeHead(200, { 'content-length': 2, connection: 'close' }).end('ok'),
    );
    await expect(requestsPerSecond(asked)).rejects.toThrow(/closed a connection|ended by the other party/);
  });
});
