import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DeploymentLog, filesBelow, FileSystemStore, GENERATION } from '@asia/release-store';
import { headers } from './headers';
import { type Answer, http2Client } from './testing/ask';
import { hasNginx, runNginx, type RunningNginx } from './testing/runNginx';
import { serve, type Served } from './testing/serve';
import { makeLive, pageText, writeGeneration, writeStore } from './testing/writeStore';

const compared = [
  ...new Set([...Object.values(headers).flatMap((kind) => Object.keys(kind)), 'content-security-policy']),
  'integrity-policy',
  'content-type',
  'content-encoding',
  'content-location',
  'allow',
];

function essence({ statusCode, headers: sent, bytes }: Answer): Record<string, unknown> {
  const kept = compared.map((name) => [name, sent[name]] as const).filter(([, value]) => value !== undefined);
  const plain = sent['content-encoding'] === undefined;
  return { statusCode, ...Object.fromEntries(kept), ...(plain && { text: bytes.toString() }) };
}

const describeWithNginx = hasNginx() ? describe : describe.skip;

describeWithNginx('nginx in front of the embedded server', () => {
  let siteDir: string;
  let own: Served;
  let nginx: RunningNginx;
  let client: ReturnType<typeof http2Client>;
  const page = async () => (await client.ask({ url: '/Menu' })).body;

  beforeEach(async () => {
    siteDir = await writeStore();
    own = await serve(siteDir);
    nginx = await runNginx(own.port);
    client = http2Client(nginx.port);
  });

  afterEach(async () => {
    client.close();
    await nginx.stop();
  });

  it('serves a release soon', async () => {
    await page();
    await writeGeneration(siteDir, 'g2');
    await makeLive(siteDir, 'g2');
    const deadline = Date.now() + 5_000;
    const isNew = async () => (await page()) === pageText('/Menu', 'g2');
    while (Date.now() < deadline && !(await isNew())) await new Promise((done) => setTimeout(done, 100));
    expect(await isNew()).toBe(true);
  });

  it('sends the range of a file that a guest lacks', async () => {
    const url = '/pictures/arroz.1a2b-400.avif';
    const range = await client.ask({ url, headers: { range: 'bytes=5-9' } });
    expect([range.statusCode, range.body, range.headers['content-range']]).toEqual([
      206,
      'bytes',
      'bytes 5-9/10',
    ]);
  });

  it.each(['/Men%C3%BA', '//Menu', '/Men%FA', '/%ZZ', '/mfe/%'])(
    'answers %s as the server does',
    async (url) => {
      const question = { url, headers: { 'x-forwarded-proto': 'https' } };
      expect(essence(await client.ask(question))).toEqual(essence(await own.ask(question)));
    },
  );

  it('answers a long address as the server does', async () => {
    for (const length of [2_000, 3_000, 5_000, 7_000]) {
      const question = { url: `/${'a'.repeat(length)}`, headers: { 'x-forwarded-proto': 'https' } };
      expect(essence(await client.ask(question))).toEqual(essence(await own.ask(question)));
    }
  });

  it('goes on with what it has while the server starts again', async () => {
    const before = await page();
    await own.close();
    await new Promise((done) => setTimeout(done, 2_000));
    expect(await page()).toBe(before);
    expect((await client.ask({ url: '/healthz' })).statusCode).toBe(502);
  });
});

const built = path.resolve(__dirname, '../../..', process.env.SITE_DIR ?? 'site');

/** Files below a folder that have an address, with `/` in front. */
const addressesBelow = (folder: string) =>
  filesBelow(folder)
    .filter((file) => !/\.(?:br|gz)$/.test(file))
    .map((file) => `/${file}`);

/** Every address of a store: pages, files of the live generation, builds and pictures. */
async function listAddresses(siteDir: string): Promise<string[]> {
  const live = await new DeploymentLog(new FileSystemStore(siteDir)).newest();
  const generation = path.join(siteDir, 'generations', live?.folder ?? '');
  const table = readFileSync(path.join(generation, GENERATION.routes), 'utf8');
  const routes = Object.values(JSON.parse(table) as Record<string, { route: string }>);
  // For the server alone; pages and products have addresses of their own.
  const unaddressed = [GENERATION.pages, GENERATION.routes, GENERATION.products, GENERATION.files];
  const own = addressesBelow(generation).filter(
    (file) => !unaddressed.some((name) => file.startsWith(`/${name}`)),
  );
  const immutable = ['mfe', 'pictures'].flatMap((folder) =>
    addressesBelow(path.join(siteDir, folder)).map((file) => `/${folder}${file}`),
  );
  return [...routes.map(({ route }) => route), '/products', '/nada', ...own, ...immutable];
}

const describeBuilt = hasNginx() && existsSync(path.join(built, 'deployments')) ? describe : describe.skip;

describeBuilt('nginx in front of the store that was built here', () => {
  it('answers every page and file as the server does', async () => {
    const own = await serve(built);
    const nginx = await runNginx(own.port);
    const client = http2Client(nginx.port);
    const waiting = await listAddresses(built);
    const refused: string[] = [];
    const headers = { 'accept-encoding': 'br, gzip' };
    const compareNext = async (): Promise<void> => {
      for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
        const [theirs, ours] = await Promise.all([
          client.ask({ url, headers }),
          own.ask({ url, headers: { ...headers, 'x-forwarded-proto': 'https' } }),
        ]);
        if (ours.statusCode !== 200 && url !== '/nada') refused.push(url);
        expect({ url, ...essence(theirs) }).toEqual({ url, ...essence(ours) });
        expect([url, theirs.bytes.equals(ours.bytes)]).toEqual([url, true]);
      }
    };
    try {
      await Promise.all(Array.from({ length: 8 }, compareNext));
    } finally {
      client.close();
      await nginx.stop();
    }
    expect(refused).toEqual([]);
  }, 120_000);
});
