import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer as createTcpServer, type Server } from 'node:net';
import path from 'node:path';
import { FileSystemStore } from '@asia/release-store';
import { type RunningServer, type StartOptions, startServer } from './startServer';
import { emptyStore, pageText, writeStore } from './testing/writeStore';

const cleanUp: (() => unknown)[] = [];

async function start(siteDir: string, options: Partial<StartOptions> = {}): Promise<RunningServer> {
  const server = await startServer({ siteDir, port: 0, host: '127.0.0.1', ...options });
  cleanUp.push(() => server.close());
  return server;
}

async function takenPort(): Promise<number> {
  const server: Server = createTcpServer().listen(0);
  await once(server, 'listening');
  cleanUp.push(() => server.close());
  return (server.address() as AddressInfo).port;
}

afterEach(async () => {
  for (const undo of cleanUp.splice(0)) await undo();
});

describe('startServer', () => {
  it('serves a store over http', async () => {
    const { url } = await start(await writeStore());
    const answer = await fetch(`${url}/tofu`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(pageText('/ToFu', 'g1'));
  });

  it('names a port that is taken and what to do', async () => {
    const port = await takenPort();
    await expect(startServer({ siteDir: await writeStore(), port })).rejects.toMatchObject({
      code: 'port-taken',
      message: `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm start`,
    });
  });

  it('prints how to fill an empty release store', async () => {
    const siteDir = await emptyStore();
    await expect(startServer({ siteDir, port: 0 })).rejects.toMatchObject({
      code: 'store-empty',
      message: `Nothing has been released into ${siteDir} yet. Run \`npm run release -- all\`.`,
    });
    await expect(startServer({ siteDir: path.join(siteDir, 'no'), port: 0 })).rejects.toMatchObject({
      code: 'store-empty',
    });
  });

  it('shows guests the contact page where nothing is whole, and serves what comes back', async () => {
    const siteDir = await writeStore({ files: { 'pages/Cart.html': null } });
    const { url, metricsPort } = await start(siteDir, { metricsPort: 0 });
    const page = await fetch(`${url}/Menu`);
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '30']);
    expect(await page.text()).toMatch(/no está disponible.*<a href="tel:\+57\d{10}">/s);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    const ready = async (): Promise<unknown> => (await fetch(`${url}/readyz`)).json();
    const reason = 'generation g1 is not whole: pages/Cart.html is missing';
    expect(await ready()).toEqual({ status: 'unavailable', reason, serving: null });
    expect(await (await fetch(`http://127.0.0.1:${metricsPort}`)).text()).toMatch(
      /^asia_generation_served 0$/m,
    );
    await writeFile(path.join(siteDir, 'generations/g1/pages/Cart.html'), pageText('/Cart', 'g1'));
    while ((await fetch(`${url}/Menu`)).status !== 200)
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await ready()).toMatchObject({ status: 'ready', generation: 'g1' });
  });

  it('names a folder that cannot hold the copy of an object store', async () => {
    const remote = new FileSystemStore(await writeStore());
    const siteDir = path.join(remote.location, 'mfe/menu-mfe/menu-g1/menu.css/copy');
    await expect(startServer({ siteDir, port: 0, remote })).rejects.toMatchObject({
      code: 'copy-unwritable',
      message: expect.stringContaining(`${siteDir} cannot be written`) as string,
    });
  });
});

describe('the program', () => {
  interface Ended {
    code: number | null;
    out: string;
    errors: string;
  }

  function run(environment: Record<string, string>): {
    child: ChildProcess;
    ready: Promise<string>;
    ended: Promise<Ended>;
  } {
    const root = path.resolve(__dirname, '../../..');
    const child = spawn(process.execPath, ['--import', 'tsx', 'platform/server/src/main.ts'], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', ...environment },
    });
    cleanUp.push(() => child.kill('SIGKILL'));
    let out = '';
    let errors = '';
    child.stderr.on('data', (chunk) => (errors += String(chunk)));
    const ready = new Promise<string>((resolve) => {
      child.stdout.on('data', (chunk) => {
        out += String(chunk);
        if (out.includes('\n')) resolve(out);
      });
    });
    const ended = once(child, 'close').then(([code]: unknown[]) => ({
      code: code as number | null,
      out,
      errors,
    }));
    return { child, ready, ended };
  }

  it('prints its address and ends on a signal', async () => {
    const { child, ready, ended } = run({ PORT: '0', SITE_DIR: await writeStore() });
    expect(await ready).toMatch(/^Asia: http:\/\/localhost:\d+\n$/);
    child.kill('SIGTERM');
    child.kill('SIGTERM');
    expect(await ended).toMatchObject({ code: 0, errors: '' });
  }, 30_000);

  it('ends with one line when it cannot start', async () => {
    const port = await takenPort();
    const taken = await run({ PORT: String(port), SITE_DIR: await writeStore() }).ended;
    expect(taken).toMatchObject({ code: 1, out: '' });
    expect(taken.errors).toMatch(new RegExp(`^Port ${port} is taken[^\\n]+\\n$`));
    const empty = await run({ PORT: '0', SITE_DIR: await emptyStore() }).ended;
    expect(empty.code).toBe(1);
    expect(empty.errors).toMatch(/^Nothing has been released[^\n]+\n$/);
  }, 60_000);
});
