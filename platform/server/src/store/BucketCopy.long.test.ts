import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { type BlobStore, DeploymentLog, FileSystemStore, S3Store } from '@asia/release-store';
import { temporary } from '@asia/release-store/testing/temporary';
import { start } from '../testing/serve';
import { until } from '../testing/until';
import { makeDeployment, pageText, writeGeneration } from '../testing/writeStore';
import { BucketCopy } from './BucketCopy';

const emptyStore = () => new FileSystemStore(temporary());
const kinds: [kind: string, open: () => BlobStore][] = [['a folder elsewhere', emptyStore]];
const { TEST_SITE_STORE } = process.env;
if (TEST_SITE_STORE) kinds.push(['an object store', () => new S3Store(`${TEST_SITE_STORE}/${randomUUID()}`)]);

const idOf = (number: number) => `${String(number).padStart(6, '0')}-g`;

/** Releases a small generation, as tools do: files first, the deployment last. */
async function release(store: BlobStore, number: number, without?: string): Promise<void> {
  const id = idOf(number);
  const written = emptyStore();
  await writeGeneration(written.location, id);
  for (const { name } of [...(await written.list('mfe/')), ...(await written.list('generations/'))])
    if (!without || !name.endsWith(without))
      await store.create(name, (await written.read(name)) ?? Buffer.of());
  await new DeploymentLog(store).append(makeDeployment(written.location, id, number));
}

async function serve(remote: BlobStore, siteDir = path.join(temporary(), 'copy')) {
  const server = await start(siteDir, { remote });
  const text = async (address: string) => (await fetch(`${server.url}${address}`)).text();
  const isServed = async (number: number) => (await text('/Menu')) === pageText('/Menu', idOf(number));
  return { ...server, siteDir, text, isServed };
}

describe.each(kinds)('servers on %s', (_kind, open) => {
  it('serve a release within five seconds, all of them, with its builds and earlier ones', async () => {
    const store = open();
    await store.create('deployments/000001.json', Buffer.from('damaged'));
    await release(store, 2);
    const servers = [await serve(store), await serve(store)];
    for (const server of servers) expect(await server.isServed(2)).toBe(true);
    await release(store, 3);
    for (const server of servers) await until(() => server.isServed(3));
    servers.push(await serve(store));
    for (const { text } of servers)
      for (const number of [2, 3])
        expect(await text(`/mfe/menu-mfe/menu-${idOf(number)}/remoteEntry.js`)).toContain('menu_mfe');
  }, 30_000);

  it('never serve a generation that is not whole, and report it to Prometheus', async () => {
    const store = open();
    await release(store, 1);
    await release(store, 2, 'pages/ToFu.html');
    const { text, isServed, metricsPort } = await serve(store);
    expect(await isServed(1)).toBe(true);
    expect(JSON.parse(await text('/readyz'))).toMatchObject({ status: 'unavailable', serving: idOf(1) });
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/`)).text();
    expect(metrics).toMatch(/^asia_generation_served 1$/m);
    expect(metrics).toMatch(/^asia_generation_deployed 2$/m);
    expect(metrics).toContain('asia_answers_total{route="/*",status="200"} 1');
    expect(metrics).toContain('asia_answer_seconds_count{route="/*"} 1');
  });
});

/** A bucket that waits for `answer` at each request, and fails when it throws. */
function bucketThat(answer: () => unknown) {
  const store = emptyStore();
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

const count = async (place: BlobStore, folder: string) => (await place.list(folder)).length;

it('guests get the folder as it was while the bucket does not answer, and what was released once it does', async () => {
  let fails = false;
  let refused = 0;
  const { store, bucket } = bucketThat(() => {
    if (fails) throw new Error(`refused ${(refused += 1)}`);
  });
  await release(store, 1);
  const folder = emptyStore();
  const copy = new BucketCopy(bucket, folder, '');
  const reports: string[] = [];
  copy.follow((reason) => reports.push(reason));
  await until(async () => (await count(folder, 'deployments/')) === 1);
  fails = true;
  await release(store, 2);
  await until(() => refused > 1);
  expect(reports).toEqual(['s3://gone/site cannot be copied: refused 1. Guests get the folder as it was']);
  expect(await count(folder, 'deployments/')).toBe(1);
  fails = false;
  await until(async () => (await count(folder, 'deployments/')) === 2);
  copy.stop();
}, 30_000);

it('a server starts with the folder that it has, and with none only once it has everything', async () => {
  let answers = true;
  const { store, bucket } = bucketThat(() => answers || new Promise(() => undefined));
  await release(store, 1);
  const { siteDir } = await serve(bucket);
  answers = false;
  expect(await (await serve(bucket, siteDir)).isServed(1)).toBe(true);
  const { bucket: refusing } = bucketThat(() => Promise.reject(new Error('refused')));
  await expect(serve(refusing)).rejects.toThrow(/^s3:..gone.site cannot be copied to \S+: refused\.$/);
});

it('a copy that is cut off anywhere names nothing that it lacks, and the next one does the rest', async () => {
  let left = 0;
  const { store, bucket } = bucketThat(() => {
    if ((left -= 1) < 0) throw new Error('cut off');
  });
  for (const number of [1, 2]) await release(store, number);
  const folder = emptyStore();
  const pages = await count(store, 'generations/');
  let named = 0;
  for (let outcome = '', requests = 1; outcome !== 'whole'; requests += 1) {
    left = requests;
    outcome = await new BucketCopy(bucket, folder, '').pull().then(() => 'whole', String);
    if ((await count(folder, 'generations/')) < pages) named += await count(folder, 'deployments/');
  }
  expect(named).toBe(0);
  for (const below of ['mfe/', 'generations/', 'deployments/']) {
    const names = async (place: BlobStore) => (await place.list(below)).map(({ name }) => name);
    expect(await names(folder)).toEqual(await names(store));
  }
}, 30_000);
