import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { type BlobStore, DeploymentLog, FileSystemStore, S3Store } from '@asia/release-store';
import { type RunningServer, startServer } from '../startServer';
import { emptyStore, makeDeployment, pageText, writeGeneration } from '../testing/writeStore';
import { BucketCopy } from './BucketCopy';

const kinds: [kind: string, open: () => Promise<BlobStore>][] = [
  ['a folder elsewhere', async () => new FileSystemStore(await emptyStore())],
];
const { TEST_SITE_STORE } = process.env;
if (TEST_SITE_STORE)
  kinds.push(['an object store', () => Promise.resolve(new S3Store(`${TEST_SITE_STORE}/${randomUUID()}`))]);

const running: RunningServer[] = [];
afterEach(() => Promise.all(running.splice(0).map((server) => server.close())));

const idOf = (number: number) => `${String(number).padStart(6, '0')}-g`;

/** Releases a small generation, as tools do: files first, the deployment last. */
async function release(store: BlobStore, number: number, without?: string): Promise<void> {
  const id = idOf(number);
  const written = new FileSystemStore(await emptyStore());
  await writeGeneration(written.location, id);
  for (const { name } of [...(await written.list('mfe/')), ...(await written.list('generations/'))])
    if (!without || !name.endsWith(without))
      await store.create(name, (await written.read(name)) ?? Buffer.of());
  await new DeploymentLog(store).append(makeDeployment(written.location, id, number));
}

async function serve(remote: BlobStore, copy?: string): Promise<RunningServer & { siteDir: string }> {
  const siteDir = copy ?? path.join(await emptyStore(), 'copy');
  const server = await startServer({ siteDir, remote, port: 0, metricsPort: 0, host: '127.0.0.1' });
  running.push(server);
  return { ...server, siteDir };
}

const fetchText = async (url: string) => (await fetch(url)).text();

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 5_000; !(await holds());) {
    if (Date.now() > end) throw new Error('not within 5 s');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

describe.each(kinds)('servers on %s', (_kind, open) => {
  it('serve a release within five seconds, all of them, with its builds and earlier ones', async () => {
    const store = await open();
    await store.create('deployments/000001.json', Buffer.from('damaged'));
    await release(store, 2);
    const servers = [await serve(store), await serve(store)];
    const menu = async ({ url }: RunningServer) => fetchText(`${url}/Menu`);
    for (const server of servers) expect(await menu(server)).toBe(pageText('/Menu', idOf(2)));
    await release(store, 3);
    for (const server of servers)
      await until(async () => (await menu(server)) === pageText('/Menu', idOf(3)));
    servers.push(await serve(store));
    for (const { url } of servers)
      for (const number of [2, 3])
        expect(await fetchText(`${url}/mfe/menu-mfe/menu-${idOf(number)}/remoteEntry.js`)).toContain(
          'menu_mfe',
        );
  }, 30_000);

  it('never serve a generation that is not whole, and report it to Prometheus', async () => {
    const store = await open();
    await release(store, 1);
    await release(store, 2, 'pages/ToFu.html');
    const { url, metricsPort } = await serve(store);
    expect(await fetchText(`${url}/Menu`)).toBe(pageText('/Menu', idOf(1)));
    expect(await (await fetch(`${url}/readyz`)).json()).toMatchObject({
      status: 'unavailable',
      serving: idOf(1),
    });
    const metrics = await fetchText(`http://127.0.0.1:${metricsPort}/`);
    expect(metrics).toMatch(/^asia_generation_served 1$/m);
    expect(metrics).toMatch(/^asia_generation_deployed 2$/m);
    expect(metrics).toContain('asia_answers_total{route="/*",status="200"} 1');
    expect(metrics).toContain('asia_answer_seconds_count{route="/*"} 1');
  });
});

/** A bucket that waits for `answer` at each request, and fails when it throws. */
async function bucketThat(answer: () => unknown) {
  const store = new FileSystemStore(await emptyStore());
  const whenever =
    <Words extends unknown[], Result>(ask: (...words: Words) => Promise<Result>) =>
    async (...words: Words): Promise<Result> => {
      await answer();
      return ask(...words);
    };
  const bucket: BlobStore = {
    location: 's3://gone/site',
    create: whenever((name: string, content: Buffer) => store.create(name, content)),
    read: whenever((name: string) => store.read(name)),
    list: whenever((folder: string, after?: string) => store.list(folder, after)),
    remove: whenever((names: readonly string[]) => store.remove(names)),
  };
  return { store, bucket };
}

it('guests get the folder as it was while the bucket does not answer, and what was released once it does', async () => {
  let fails = false;
  let refused = 0;
  const { store, bucket } = await bucketThat(() => {
    if (fails) throw new Error(`refused ${(refused += 1)}`);
  });
  await release(store, 1);
  const folder = new FileSystemStore(await emptyStore());
  const copy = new BucketCopy(bucket, folder, '');
  const reports: string[] = [];
  const deployed = async () => (await folder.list('deployments/')).length;
  copy.follow((reason) => reports.push(reason));
  await until(async () => (await deployed()) === 1);
  fails = true;
  await release(store, 2);
  await until(() => refused > 1);
  expect(reports).toEqual(['s3://gone/site cannot be copied: refused 1. Guests get the folder as it was']);
  expect(await deployed()).toBe(1);
  fails = false;
  await until(async () => (await deployed()) === 2);
  copy.stop();
}, 30_000);

it('a server starts with the folder that it has, and with none only once it has everything', async () => {
  let answers = true;
  const { store, bucket } = await bucketThat(() => answers || new Promise(() => undefined));
  await release(store, 1);
  const { siteDir } = await serve(bucket);
  answers = false;
  expect(await fetchText(`${(await serve(bucket, siteDir)).url}/Menu`)).toBe(pageText('/Menu', idOf(1)));
  const { bucket: refusing } = await bucketThat(() => Promise.reject(new Error('refused')));
  await expect(serve(refusing)).rejects.toMatchObject({
    code: 'store-broken',
    message: 's3://gone/site does not answer: refused.',
  });
});

it('a copy that is cut off anywhere names nothing that it lacks, and the next one does the rest', async () => {
  let left = 0;
  const { store, bucket } = await bucketThat(() => {
    if ((left -= 1) < 0) throw new Error('cut off');
  });
  for (const number of [1, 2]) await release(store, number);
  const folder = new FileSystemStore(await emptyStore());
  const count = async (place: BlobStore, folder: string) => (await place.list(folder)).length;
  const pages = await count(store, 'generations/');
  let named = 0;
  for (let outcome = '', requests = 1; outcome !== 'whole'; requests += 1) {
    left = requests;
    outcome = await new BucketCopy(bucket, folder, '').pull().then(() => 'whole', String);
    if ((await count(folder, 'generations/')) < pages) named += await count(folder, 'deployments/');
  }
  expect(named).toBe(0);
  const names = async (place: BlobStore) =>
    (await Promise.all(['mfe/', 'generations/', 'deployments/'].map((folder) => place.list(folder))))
      .flat()
      .map(({ name }) => name);
  expect(await names(folder)).toEqual(await names(store));
}, 30_000);
