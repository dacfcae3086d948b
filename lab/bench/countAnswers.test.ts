import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { countAnswers, type Load } from './countAnswers';

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

describe('countAnswers', () => {
  it('counts every answer of the server but the first of each connection', async () => {
    let given = 0;
    const options = await load((request, response) => {
      given += 1;
      answer('hola'.repeat(20_000))(request, response);
    });
    const { answers } = await countAnswers(options);
    expect(answers).toBe(given - options.connections);
    expect(answers).toBeGreaterThanOrEqual(options.connections);
  });

  it('runs for the given time, and returns how long it took', async () => {
    const options = await load(answer('hola'), 0.05);
    expect((await countAnswers(options)).seconds).toBeGreaterThanOrEqual(options.seconds);
  });

  it('sends the given path and headers', async () => {
    const seen = new Set<string>();
    const options = await load((request, response) => {
      seen.add(`${request.url} ${request.headers['accept-encoding']}`);
      answer('hola')(request, response);
    }, 0.05);
    await countAnswers({ ...options, headers: { 'Accept-Encoding': 'gzip' } });
    expect([...seen]).toEqual(['/Menu gzip']);
  });

  it('refuses to count what is no good answer', async () => {
    const options = await load((_request, response) =>
      response.writeHead(404, { 'content-length': 0 }).end(),
    );
    await expect(countAnswers(options)).rejects.toThrow('Cannot count answers like');
  });

  it('refuses to count when an answer differs from the first', async () => {
    let answers = 0;
    const options = await load((request, response) => answer('a'.repeat((answers += 1)))(request, response));
    await expect(countAnswers(options)).rejects.toThrow('another size');
  });

  it('does not wait for the rest of an answer that is shorter than the first', async () => {
    let left = 20;
    const options = await load((request, response) =>
      answer('a'.repeat(Math.max(10, (left -= 1))))(request, response),
    );
    await expect(countAnswers(options)).rejects.toThrow('not as long as the first');
  });

  it('refuses connections that are not kept', async () => {
    const options = await load((_request, response) =>
      response.writeHead(200, { 'content-length': 2, connection: 'close' }).end('ok'),
    );
    await expect(countAnswers(options)).rejects.toThrow(/closed a connection|ended by the other party/);
  });
});
