import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Deployment } from './Deployment';
import { DeploymentLog } from './DeploymentLog';
import { S3Store } from './S3Store';
import { writeFiles } from './testing/writeFiles';

const servers: Server[] = [];
const before = { ...process.env };
afterEach(() => {
  process.env = { ...before };
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

/** An object store on this machine that does with each request what `answer` does. */
async function storeThat(answer: Parameters<typeof createServer>[1], deadlineMs: number): Promise<S3Store> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  Object.assign(process.env, {
    AWS_ENDPOINT_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'a',
    AWS_SECRET_ACCESS_KEY: 'b',
  });
  return new S3Store('s3://asia', deadlineMs);
}

it.each<[string, (store: S3Store) => Promise<unknown>]>([
  ['lists', (store) => store.list('deployments/')],
  ['reads', (store) => store.read('a')],
  ['creates', (store) => store.create('a', Buffer.from('a'))],
  ['removes', (store) => store.remove(['a'])],
])(
  '%s nothing in an object store that accepts and never answers, and says so in time',
  async (_what, request) => {
    const store = await storeThat(() => undefined, 300);
    // The library is loaded before the first request.
    const started = Date.now();
    await expect(request(store)).rejects.toThrow('no answer within 0.3 s');
    expect(Date.now() - started).toBeLessThan(5_000);
  },
);

it('waits no longer for a file whose content stops halfway', async () => {
  const store = await storeThat((_request, response) => {
    response.writeHead(200, { 'content-length': '1000' }).write('half');
  }, 300);
  await expect(store.read('a')).rejects.toThrow('no answer within 0.3 s');
});

describe('a release into a bucket', () => {
  const pointer = {} as Deployment['pointer'];
  const made = { action: 'release' as const, changed: [], undo: {}, pointer };

  /** Releases into a bucket that answers a PUT with this status; a number tells how often its name was there. */
  async function releaseInto(answer: (times: number) => number) {
    const puts: string[] = [];
    const gone: string[] = [];
    const store = await storeThat(({ method = '', url = '' }, response) => {
      const [name = ''] = url.slice('/asia/'.length).split('?');
      if (method === 'DELETE') gone.push(name);
      if (method !== 'PUT') return response.end('<ListBucketResult></ListBucketResult>');
      response.writeHead(answer(puts.filter((put) => put === name).length)).end();
      puts.push(name);
    }, 5_000);
    const log = new DeploymentLog(store);
    const release = () => log.goLive(writeFiles({ 'files.json': '{}' }), null, made);
    return { release, puts, gone };
  }

  it.each([
    ['ignores If-None-Match', () => 200, 'it ignores it'],
    ['does not know If-None-Match', () => 501, 'it answered 501'],
    ['answers as for a page that is known', (times: number) => (times > 0 ? 304 : 200), 'it answered 304'],
  ])('that %s is refused, and leaves nothing', async (_what, answer, reason) => {
    const { release, puts, gone } = await releaseInto(answer);
    await expect(release()).rejects.toMatchObject({
      message: `s3://asia cannot keep two releases apart: a bucket needs If-None-Match (${reason}). Choose another object store. The site has not changed.`,
      forOwner: expect.stringContaining('el almacén no admite If-None-Match') as string,
    });
    expect(puts.filter((name) => !name.startsWith('.drafts/'))).toEqual([]);
    expect(gone).toEqual([puts[0]]);
  });

  it('looks once whether it refuses a name that is taken', async () => {
    const { release, puts } = await releaseInto((times) => (times > 0 ? 412 : 200));
    expect((await release())?.number).toBe(1);
    await release().catch(() => undefined);
    expect(puts.filter((name) => name.startsWith('.drafts/'))).toHaveLength(2);
  });
});
