import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { closeGracefully } from './connections';
import { createServer } from './createServer';
import { LiveSite } from './store/LiveSite';
import { until } from './testing/until';
import { writeStore } from './testing/writeStore';

/** So late that a test which needs the limit fails by its own timeout. */
const NEVER_MS = 60_000;
const picture = 'pictures/mesa.1a2b-1920.avif';
const agent = new Agent({ keepAlive: true });
afterAll(() => agent.destroy());

let siteDir: string;
let app: FastifyInstance;
let port: number;
const onAnswer = jest.fn();
beforeEach(async () => {
  siteDir = await writeStore();
  onAnswer.mockReset();
  app = createServer(new LiveSite(siteDir), { onAnswer });
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
});

afterEach(async () => {
  app.server.closeAllConnections();
  await app.close();
});

async function ask(file: string): Promise<IncomingMessage> {
  const [answer] = (await once(get(`http://127.0.0.1:${port}/${file}`, { agent }), 'response')) as [
    IncomingMessage,
  ];
  return answer;
}

async function countBytes(answer: IncomingMessage): Promise<number> {
  let received = 0;
  for await (const chunk of answer) received += (chunk as Buffer).length;
  return received;
}

it('a server that closes frees the port although guests keep their connections', async () => {
  await countBytes(await ask('Menu'));
  await closeGracefully(app, NEVER_MS);
  await expect(ask('Menu')).rejects.toThrow();
});

it('finishes an answer in flight and then closes the connection', async () => {
  writeFileSync(path.join(siteDir, picture), Buffer.alloc(16 * 1024 * 1024));
  const answer = await ask(picture);
  const closed = closeGracefully(app, NEVER_MS);
  expect(await countBytes(answer)).toBe(16 * 1024 * 1024);
  await closed;
});

it('counts an answer that its guest aborted as 499', async () => {
  writeFileSync(path.join(siteDir, picture), Buffer.alloc(16 * 1024 * 1024));
  (await ask(picture)).destroy();
  await until(() => onAnswer.mock.calls.length > 0);
  expect(onAnswer).toHaveBeenCalledWith(expect.objectContaining({ route: '/pictures/*', status: 499 }));
});

it('cuts a guest who never finishes, within five seconds', async () => {
  const arrived = once(app.server, 'connection');
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /Menu HTTP/1.1\r\nHost: asia\r\n');
  await arrived;
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  const closed = closeGracefully(app);
  await jest.advanceTimersByTimeAsync(5_000);
  await closed;
  expect(socket.bytesRead).toBe(0);
});

it('a connection on which nothing moves ends later than a proxy keeps one', () => {
  const { timeout, keepAliveTimeout } = app.server;
  expect([timeout, keepAliveTimeout]).toEqual([72_000, 72_000]);
});

it('a request whose head is too large is refused', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET / HTTP/1.1\r\nHost: asia\r\nCookie: ${'a'.repeat(20_000)}\r\n\r\n`);
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  expect(answer).toMatch(/^HTTP\/1\.1 431 /);
});
