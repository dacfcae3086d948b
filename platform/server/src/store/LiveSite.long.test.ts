import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { DeploymentLog, FileSystemStore, S3Store, type BlobStore } from '@asia/release-store';
import { startServer, type RunningServer } from '../startServer';
import { deploymentOf, emptyStore, pageText, writeGeneration } from '../testing/writeStore';

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
  await new DeploymentLog(store).append(deploymentOf(written.location, id, number));
}

async function serve(remote: BlobStore, copy?: string): Promise<RunningServer & { siteDir: string }> {
  const siteDir = copy ?? path.join(await emptyStore(), 'copy');
  const server = await startServer({
    siteDir,
    remote,
    port: 0,
    metricsPort: 0,
    host: '127.0.0.1',
  });
  running.push(server);
  return { ...server, siteDir };
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
    const meanwhile = await fetch(`${url}/Menu`);
    expect(meanwhile.status).toBe(503);
    // Of this generation: the copy was empty.
    expect(await meanwhile.text()).toContain('tel:+573000000001');
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

/** A store that can be silenced. */
function silenceable(store: BlobStore) {
  const state = { how: 'answers' as 'answers' | 'refuses' | 'never answers' | 'refuses to read' };
  const answer = async <Answer>(request: () => Promise<Answer>): Promise<Answer> => {
    if (state.how === 'refuses') throw new Error('no answer');
    // What `S3Store` does with a request that is never answered.
    if (state.how === 'never answers') {
      await new Promise((resolve) => setTimeout(resolve, 3_000));
      throw new Error('no answer within 3 s');
    }
    return request();
  };
  const remote: BlobStore = {
    location: 's3://gone/site',
    create: (...words) => answer(() => store.create(...words)),
    read: (...words) =>
      answer(() =>
        state.how === 'refuses to read' ? Promise.reject(new Error('no read')) : store.read(...words),
      ),
    list: (...words) => answer(() => store.list(...words)),
    remove: (...words) => answer(() => store.remove(...words)),
  };
  return { remote, state };
}

it('stays ready with what was live while a release cannot be copied, and serves it then', async () => {
  const store = new FileSystemStore(await emptyStore());
  await release(store, 1);
  const { remote, state } = silenceable(store);
  const { url } = await serve(remote);
  state.how = 'refuses to read';
  await release(store, 2);
  const ready = async (): Promise<unknown> => (await fetch(`${url}/readyz`)).json();
  await until(async () => JSON.stringify(await ready()).includes('no read'), 5_000);
  expect(await ready()).toMatchObject({ status: 'ready', generation: '000001-g' });
  expect(await textOf(`${url}/Menu`)).toBe(pageText('/Menu', '000001-g'));
  state.how = 'answers';
  await until(async () => (await textOf(`${url}/Menu`)) === pageText('/Menu', '000002-g'), 10_000);
}, 30_000);

const lazy = 'mfe/menu-mfe/menu-000001-g/chunks/lazy.js';

describe.each(['refuses', 'never answers'] as const)('a server whose store %s', (how) => {
  /** A copy that lacks one chunk, of a store that does not answer any more. */
  async function copied() {
    const store = new FileSystemStore(await emptyStore());
    await release(store, 1);
    await store.create(lazy, Buffer.from('lazy'));
    const { remote, state } = silenceable(store);
    const first = await serve(remote);
    await until(async () => (await textOf(`${first.url}/readyz`)).includes('ready'), 5_000);
    const siteDir = first.siteDir;
    await first.close();
    state.how = how;
    return { siteDir, remote, state };
  }

  it('starts with the copy that it has within two seconds, and says how old it is', async () => {
    const { siteDir, remote } = await copied();
    const started = Date.now();
    const { url, metricsPort } = await serve(remote, siteDir);
    expect(await textOf(`${url}/Menu`)).toBe(pageText('/Menu', '000001-g'));
    expect(Date.now() - started).toBeLessThan(2_000);
    expect(await (await fetch(`${url}/readyz`)).json()).toMatchObject({
      status: 'ready',
      unreachable: expect.stringContaining('s3://gone/site does not answer: ') as string,
      copyAge: expect.any(Number) as number,
    });
    const asked = Date.now();
    const metrics = await textOf(`http://127.0.0.1:${metricsPort}/`);
    expect(Date.now() - asked).toBeLessThan(500);
    expect(metrics).toMatch(/^asia_store_answer_age_seconds \d/m);
    expect(metrics).toMatch(/^asia_store_requests\{outcome="failed"\} \d/m);
  }, 30_000);

  it('raises the alarm for a copy of unknown age', async () => {
    const { siteDir, remote } = await copied();
    await rm(path.join(siteDir, '.answered'));
    const { url, metricsPort } = await serve(remote, siteDir);
    await until(async () => (await textOf(`${url}/readyz`)).includes('"copyAge":null'), 5_000);
    expect(await textOf(`http://127.0.0.1:${metricsPort}/`)).toMatch(
      /^asia_store_answer_age_seconds \+Inf$/m,
    );
  }, 30_000);

  it('answers in words that a missing chunk cannot be had, and has it when the store is back', async () => {
    const { siteDir, remote, state } = await copied();
    const { url } = await serve(remote, siteDir);
    await until(async () => (await textOf(`${url}/readyz`)).includes('does not answer'), 5_000);
    const asked = Date.now();
    const missing = await fetch(`${url}/${lazy}`);
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(await missing.text()).toContain('no está disponible');
    expect(Date.now() - asked).toBeLessThan(1_000);
    state.how = 'answers';
    await until(async () => (await fetch(`${url}/${lazy}`)).status === 200, 10_000);
    expect(await textOf(`${url}/readyz`)).not.toContain('does not answer');
  }, 30_000);

  it('does not start without a copy, and reports why', async () => {
    const { remote } = await copied();
    await expect(startServer({ siteDir: await emptyStore(), remote, port: 0 })).rejects.toMatchObject({
      code: 'store-broken',
      message: expect.stringMatching(/^s3:\/\/gone\/site does not answer: no answer.*\.$/) as string,
    });
  }, 30_000);
});
