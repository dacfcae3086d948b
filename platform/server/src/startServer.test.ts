import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import path from 'node:path';
import { FileSystemStore } from '@asia/release-store';
import { temporary } from '@asia/release-store/testing/temporary';
import { startServer } from './startServer';
import { start } from './testing/serve';
import { until } from './testing/until';
import { pageText, writeStore } from './testing/writeStore';

it('names a port that is taken and what to do', async () => {
  const other = createTcpServer().listen(0);
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(startServer({ siteDir: await writeStore(), port })).rejects.toThrow(
    `Port ${port} is taken by another program. Stop it, or choose another port with PORT.`,
  );
  other.close();
});

it('names how to fill an empty release store', async () => {
  const siteDir = temporary();
  await expect(startServer({ siteDir, port: 0 })).rejects.toThrow(
    `Nothing has been released into ${siteDir} yet. Run \`npm run release -- all\`.`,
  );
  const missing = path.join(siteDir, 'no');
  await expect(startServer({ siteDir: missing, port: 0 })).rejects.toThrow(`into ${missing} yet.`);
});

it('shows guests the contact page where nothing is whole, and serves what comes back', async () => {
  const siteDir = await writeStore({ files: { 'pages/Cart.html': null } });
  const { url, metricsPort } = await start(siteDir);
  const page = await fetch(`${url}/Menu`);
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '30']);
  expect(await page.text()).toMatch(/no está disponible.*<a href="tel:\+57\d{10}">/s);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  const ready = async (): Promise<unknown> => (await fetch(`${url}/readyz`)).json();
  const reason = 'generation g1 is not whole: generations/g1/pages/Cart.html is missing';
  expect(await ready()).toEqual({ status: 'unavailable', reason, serving: null });
  expect(await (await fetch(`http://127.0.0.1:${metricsPort}`)).text()).toMatch(
    /^asia_generation_served 0$/m,
  );
  writeFileSync(path.join(siteDir, 'generations/g1/pages/Cart.html'), pageText('/Cart', 'g1'));
  await until(async () => (await fetch(`${url}/Menu`)).status === 200);
  expect(await ready()).toMatchObject({ status: 'ready', generation: 'g1' });
});

it('names a folder that cannot hold the copy of an object store', async () => {
  const remote = new FileSystemStore(await writeStore());
  const siteDir = path.join(remote.location, 'mfe/menu-mfe/menu-g1/menu.css/copy');
  await expect(startServer({ siteDir, port: 0, remote })).rejects.toThrow(
    new RegExp(`^${remote.location} cannot be copied to ${siteDir}: .* cannot be written: .*ENOTDIR`),
  );
});

describe('the program', () => {
  const words = ['--import', 'tsx', path.join(__dirname, 'main.ts')];
  const settings = (siteDir: string) => ({
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', SITE_DIR: siteDir },
  });

  it('prints its address and ends on a signal', async () => {
    const child = spawn(process.execPath, words, settings(await writeStore()));
    const [printed] = (await once(child.stdout, 'data')) as [Buffer];
    expect(String(printed)).toMatch(/^Asia: http:\/\/localhost:\d+\n$/);
    // As under npm: from the terminal and from the parent.
    for (const _time of [1, 2]) child.kill('SIGTERM');
    expect(await once(child, 'close')).toEqual([0, null]);
  });

  it('ends with one line when it cannot start', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, words, settings(temporary()));
    expect([status, String(stdout)]).toEqual([1, '']);
    expect(String(stderr)).toMatch(/^Nothing has been released[^\n]+\n$/);
  });
});
