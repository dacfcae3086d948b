import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { S3Store } from './S3Store';

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
