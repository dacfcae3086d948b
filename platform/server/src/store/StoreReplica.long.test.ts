import { randomUUID } from 'node:crypto';

import path from 'node:path';
import { DeploymentLog, FileSystemStore, LocalCopy, S3Store, type BlobStore } from '@asia/release-store';
import { startServer, type RunningServer } from '../startServer';
import { emptyStore, pageText, pointerOf, writeGeneration } from '../testing/writeStore';
import { StoreReplica } from './StoreReplica';

const kinds: [kind: string, open: () => Promise<BlobStore>][] = [
  ['a folder elsewhere', async () => new FileSystemStore(await emptyStore())],
];
const { TEST_SITE_STORE } = process.env;
if (TEST_SITE_STORE)
  kinds.push(['an object store', () => Promise.resolve(new S3Store(`${TEST_SITE_STORE}/${randomUUID()}`))]);

const running: RunningServer[] = [];
afterEach(() => Promise.all(running.splice(0).map((server) => server.close())));

/** Releases a small generation, as tools do: files first, the deployment last. */
async function release(store: BlobStore, number: number, without?: string): Promise<void> {
  const id = `${String(number).padStart(6, '0')}-g`;
  const written = new FileSystemStore(await emptyStore());
  await writeGeneration(written.location, id);
  for (const { name } of [...(await written.list('mfe/')), ...(await written.list('generations/'))])
    if (!without || !name.endsWith(without))
      await store.create(name, (await written.read(name)) ?? Buffer.of());
  const at = new Date().toISOString();
  await new DeploymentLog(store).append({
    number,
    folder: id,
    at,
    action: 'release',
    changed: [],
    pointer: pointerOf(id),
    undo: {},
  });
}

async function serve(remote: BlobStore): Promise<RunningServer> {
  const server = await startServer({
    siteDir: path.join(await emptyStore(), 'copy'),
    remote,
    port: 0,
    metricsPort: 0,
    host: '127.0.0.1',
  });
  running.push(server);
  return server;
}

const textOf = async (url: string) => (await fetch(url)).text();

async function until(holds: () => Promise<boolean>, limitMs: number): Promise<void> {
  for (const end = Date.now() + limitMs; !(await holds());) {
    if (Date.now() > end) throw new Error(`not within ${limitMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

describe.each(kinds)('servers on %s', (_kind, open) => {
  it('serve a release within five seconds, all of them', async () => {
    const store = await open();
    await release(store, 1);
    const servers = [await serve(store), await serve(store)];
    const page = (id: string) => pageText('/Menu', id);
    for (const { url } of servers) expect(await textOf(`${url}/Menu`)).toBe(page('000001-g'));
    await release(store, 2);
    for (const { url } of servers)
      await until(async () => (await textOf(`${url}/Menu`)) === page('000002-g'), 5_000);
  }, 30_000);

  it('serve what is live though the deployment before it is damaged', async () => {
    const store = await open();
    await store.create('deployments/000001.json', Buffer.from('{'));
    await release(store, 2);
    expect(await textOf(`${(await serve(store)).url}/Menu`)).toBe(pageText('/Menu', '000002-g'));
  }, 30_000);

  it('have the builds of pages that another server has sent already, or sent long ago', async () => {
    const store = await open();
    const { url } = await (async () => {
      await release(store, 1);
      return serve(store);
    })();
    await release(store, 2);
    const entry = `${url}/mfe/menu-mfe/menu-000002-g/remoteEntry.js`;
    expect(await textOf(entry)).toContain('var menu_mfe');
    expect((await fetch(`${url}/mfe/menu-mfe/menu-none/remoteEntry.js`)).status).toBe(404);
    await release(store, 3);
    const late = await serve(store);
    expect(await textOf(`${late.url}/mfe/menu-mfe/menu-000001-g/remoteEntry.js`)).toContain('var menu_mfe');
  }, 30_000);

  it('never serve a generation that is not whole', async () => {
    const store = await open();
    await release(store, 1);
    await release(store, 2, 'pages/ToFu.html');
    const { url } = await serve(store);
    expect(await textOf(`${url}/Menu`)).toBe(pageText('/Menu', '000001-g'));
    expect(await (await fetch(`${url}/readyz`)).json()).toMatchObject({
      status: 'unavailable',
      serving: '000001-g',
    });
  });

  it('serve it once its file is there after all', async () => {
    const store = await open();
    await release(store, 1, 'pages/ToFu.html');
    const { url } = await serve(store);
    expect((await fetch(`${url}/Menu`)).status).toBe(503);
    await store.create('generations/000001-g/pages/ToFu.html', Buffer.from(pageText('/ToFu', '000001-g')));
    await until(async () => (await textOf(`${url}/ToFu`)) === pageText('/ToFu', '000001-g'), 10_000);
  }, 30_000);

  it('report to Prometheus what they serve and what they lack', async () => {
    const store = await open();
    await release(store, 1);
    await release(store, 2, 'pages/ToFu.html');
    const { url, metricsPort } = await serve(store);
    await textOf(`${url}/Menu`);
    const metrics = await textOf(`http://127.0.0.1:${metricsPort}/`);
    expect(metrics).toContain('asia_live_build{app="menu-mfe",version="menu-000001-g"} 1');
    expect(metrics).toMatch(/^asia_generation_served 1$/m);
    expect(metrics).toMatch(/^asia_generation_deployed 2$/m);
    expect(metrics).toMatch(/^asia_release_age_seconds \d/m);
    expect(metrics).toContain('asia_answers_total{route="/*",status="200"} 1');
    expect(metrics).toMatch(/^asia_sent_bytes_total\{route="\/\*"\} \d{3,}$/m);
    expect(metrics).toContain('asia_answer_seconds_count{route="/*"} 1');
  });
});

describe('a server whose store does not answer', () => {
  const unreachable = (store: BlobStore): BlobStore => ({
    location: 's3://gone/site',
    create: () => Promise.reject(new Error('no answer')),
    read: () => Promise.reject(new Error('no answer')),
    list: () => Promise.reject(new Error('no answer')),
    remove: (names) => store.remove(names),
  });

  it('serves the copy that it has', async () => {
    const store = new FileSystemStore(await emptyStore());
    await release(store, 1);
    const copy = new FileSystemStore(await emptyStore());
    await new StoreReplica(new LocalCopy(copy, store)).follow();
    const server = await startServer({
      siteDir: copy.location,
      remote: unreachable(store),
      port: 0,
      host: '127.0.0.1',
    });
    running.push(server);
    expect(await textOf(`${server.url}/Menu`)).toBe(pageText('/Menu', '000001-g'));
  });

  it('does not start without a copy, and reports why', async () => {
    const siteDir = await emptyStore();

    const remote = unreachable(new FileSystemStore(siteDir));
    await expect(startServer({ siteDir, remote, port: 0 })).rejects.toMatchObject({
      code: 'store-broken',
      message: 's3://gone/site does not answer: no answer.',
    });
  });
});
