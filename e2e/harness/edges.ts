import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyBelow, FileSystemStore, S3Store } from '@asia/release-store';
import { startServer } from '@asia/server';

/** The released site at an address. */
export interface OpenSite {
  /** Origin with an IP address: `localhost` may mean two interfaces. */
  url: string;
  close(): Promise<unknown>;
}

/** By the server of this project, as `npm start` does. */
async function embedded(siteDir: string): Promise<OpenSite> {
  const server = await startServer({ siteDir, port: 0, host: '127.0.0.1' });
  return { url: `http://127.0.0.1:${server.port}`, close: () => server.close() };
}

/** By two servers on one object store, which take turns; only under `npm run object-store`. */
async function twoServers(siteDir: string): Promise<OpenSite> {
  const { TEST_SITE_STORE } = process.env;
  if (!TEST_SITE_STORE) throw new Error('There is no object store: npm run object-store -- npm run e2e');
  const address = `${TEST_SITE_STORE}/journeys-${randomUUID()}`;
  await upload(siteDir, address);
  const folder = await mkdtemp(path.join(tmpdir(), 'asia-servers-'));
  const servers = await Promise.all(
    ['a', 'b'].map((name) =>
      startServer({
        siteDir: path.join(folder, name),
        remote: new S3Store(address),
        port: 0,
        host: '127.0.0.1',
      }),
    ),
  );
  let turn = 0;
  const balancer = createServer((guest) => {
    const { port } = servers[(turn += 1) % servers.length]!;
    const server = connect(port, '127.0.0.1');
    guest.on('error', () => server.destroy()).pipe(server);
    server.on('error', () => guest.destroy()).pipe(guest);
  });
  await new Promise<void>((resolve) => balancer.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(balancer.address() as AddressInfo).port}`,
    close: async () => {
      balancer.close();
      await Promise.all(servers.map((server) => server.close()));
      await rm(folder, { recursive: true });
    },
  };
}

/** Uploads the deployments last, as a release does: they name files that must exist already. */
export async function upload(siteDir: string, address: string): Promise<void> {
  const [site, bucket] = [new FileSystemStore(siteDir), new S3Store(address)];
  for (const folder of ['mfe/', 'server-builds/', 'pictures/', 'generations/', 'deployments/'])
    await copyBelow(site, bucket, folder);
}

/** The ways in which the site can be served; `EDGE` chooses one. */
export const edges: Readonly<Record<string, (siteDir: string) => Promise<OpenSite>>> = {
  embedded,
  'object-store': twoServers,
};
