import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { connect, type AddressInfo, type Socket } from 'node:net';
import path from 'node:path';
import { bounds, type Bounds } from './connections';
import { createServer } from './createServer';
import { writeStore } from './testing/writeStore';

const SIZE = 24 * 1024 * 1024;
const cleanUp: (() => unknown)[] = [];

interface Running {
  port: number;
  /** Resolves when the server has closed every connection: a guest who reads nothing gets no event. */
  alone: () => Promise<void>;
}

/** A server with a picture too large for the buffers between it and a guest. */
async function start(limits: Partial<Bounds>): Promise<Running> {
  const siteDir = await writeStore();
  await writeFile(path.join(siteDir, 'pictures/mesa.1a2b-1920.avif'), Buffer.alloc(SIZE));
  const app = createServer({ siteDir, limits: { ...bounds, ...limits } });
  const sockets: Promise<unknown>[] = [];
  app.server.on('connection', (socket: Socket) =>
    sockets.push(new Promise((resolve) => socket.once('close', resolve))),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  cleanUp.push(() => app.close());
  return {
    port: (app.server.address() as AddressInfo).port,
    alone: async () => void (await Promise.all(sockets)),
  };
}

async function guest(port: number, sent: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  cleanUp.push(() => socket.destroy());
  await once(socket, 'connect');
  socket.write(sent);
  return socket;
}

const picture = 'GET /pictures/mesa.1a2b-1920.avif HTTP/1.1\r\nHost: asia\r\n\r\n';

afterEach(async () => {
  for (const undo of cleanUp.splice(0).reverse()) await undo();
});

describe('a connection', () => {
  it('that takes its answer a few bytes at a time is ended', async () => {
    const { port, alone } = await start({ answerMs: 200, slowestBytesPerSecond: SIZE * 10, everyMs: 50 });
    const drops = await guest(port, picture);
    drops.pause();
    await once(drops, 'readable');
    const reading = setInterval(() => void drops.read(512), 20);
    await alone();
    clearInterval(reading);
    expect(drops.bytesRead).toBeLessThan(SIZE);
  });

  it('that takes nothing at all is ended', async () => {
    const { port, alone } = await start({ idleMs: 200 });
    const stuck = await guest(port, picture);
    stuck.pause();
    await once(stuck, 'readable');
    await alone();
    expect(stuck.bytesRead).toBeLessThan(SIZE);
  });

  it('that keeps taking has its answer whole', async () => {
    const { port } = await start({ answerMs: 2_000, slowestBytesPerSecond: 4_096, everyMs: 50 });
    const reader = await guest(port, picture.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
    let received = 0;
    reader.on('data', (chunk) => (received += chunk.length));
    await once(reader, 'close');
    expect(received).toBeGreaterThan(SIZE);
  });

  it('beyond the last that fits is turned away', async () => {
    const { port } = await start({ connections: 1 });
    const first = await guest(port, '');
    const second = await guest(port, '');
    await once(second, 'close');
    expect(first.destroyed).toBe(false);
  });
});

it('a request whose head is too large is refused', async () => {
  const { port } = await start({});
  const socket = await guest(port, `GET / HTTP/1.1\r\nHost: asia\r\nCookie: ${'a'.repeat(20_000)}\r\n\r\n`);
  let answer = '';
  socket.on('data', (chunk) => (answer += String(chunk)));
  await once(socket, 'close');
  expect(answer).toMatch(/^HTTP\/1\.1 431 /);
});
