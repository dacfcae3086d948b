import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { startServer, type RunningServer } from './startServer';
import { pageText, writeStore } from './testing/writeStore';

const start = (siteDir: string): Promise<RunningServer> =>
  startServer({ siteDir, port: 0, host: '127.0.0.1' });

async function read(url: string, agent: Agent): Promise<{ status: number | undefined }> {
  const [answer] = (await once(get(url, { agent }), 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return { status: answer.statusCode };
}

describe('closing', () => {
  /** So late that a test which needs the limit fails by its own timeout. */
  const NEVER = 60_000;

  it('frees the port although guests keep their connections', async () => {
    const server = await start(await writeStore());
    const agent = new Agent({ keepAlive: true });
    await read(`${server.url}/Menu`, agent);
    await server.close(NEVER);
    await expect(read(`${server.url}/Menu`, agent)).rejects.toThrow();
    agent.destroy();
  });

  it('resets no connection of guests who ask one thing after another', async () => {
    const server = await start(await writeStore());
    const agent = new Agent({ keepAlive: true, maxSockets: 8 });
    const outcomes: string[] = [];
    const guest = async () => {
      for (let over = false; !over;) {
        const outcome = await read(`${server.url}/Menu`, agent).then(
          ({ status }) => String(status),
          (error: unknown) => String((error as NodeJS.ErrnoException).code),
        );
        outcomes.push(outcome);
        over = outcome !== '200';
      }
    };
    const guests = Array.from({ length: 8 }, guest);
    await new Promise((resolve) => setTimeout(resolve, 200));
    await server.close(NEVER);
    await Promise.all(guests);
    // New connections are refused: there, another server answers.
    expect([...new Set(outcomes)].sort()).toEqual(['200', 'ECONNREFUSED']);
    agent.destroy();
  });

  it('finishes a request that is still arriving', async () => {
    const server = await start(await writeStore());
    const socket = connect(server.port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write('GET /Menu HTTP/1.1\r\nHost: asia\r\n');
    await new Promise((resolve) => setTimeout(resolve, 50));
    const closed = server.close();
    socket.write('\r\n');
    let answer = '';
    for await (const chunk of socket) answer += String(chunk);
    await closed;
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK/);
    expect(answer).toContain(pageText('/Menu', 'g1'));
  });

  it('finishes an answer in flight and then closes the connection', async () => {
    const siteDir = await writeStore();
    const size = 16 * 1024 * 1024;
    await writeFile(path.join(siteDir, 'pictures/mesa.1a2b-1920.avif'), Buffer.alloc(size));
    const server = await start(siteDir);
    const agent = new Agent({ keepAlive: true });
    const [answer] = (await once(
      get(`${server.url}/pictures/mesa.1a2b-1920.avif`, { agent }),
      'response',
    )) as [IncomingMessage];
    const closed = server.close(NEVER);
    let received = 0;
    for await (const chunk of answer) received += (chunk as Buffer).length;
    await closed;
    expect(received).toBe(size);
    agent.destroy();
  });

  it('cuts a guest who never finishes, within five seconds', async () => {
    const server = await start(await writeStore());
    const socket = connect(server.port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write('GET /Menu HTTP/1.1\r\nHost: asia\r\n');
    await new Promise((resolve) => setTimeout(resolve, 50));
    const timers = jest.spyOn(globalThis, 'setTimeout');
    const cut = once(socket, 'close');
    await server.close();
    await cut;
    expect(socket.bytesRead).toBe(0);
    // The configured timeouts: the time that passes depends on the machine.
    const limits = timers.mock.calls.map(([, ms]) => ms ?? 0);
    expect(limits).not.toHaveLength(0);
    expect(Math.max(...limits)).toBeLessThan(5_000);
  }, 10_000);
});
