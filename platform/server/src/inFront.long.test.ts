import { headers } from './headers';
import { type Answer, http2Client } from './testing/ask';
import { hasNginx, runNginx, type RunningNginx } from './testing/runNginx';
import { serve, type Served } from './testing/serve';
import { until } from './testing/until';
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

  beforeAll(async () => {
    siteDir = await writeStore();
    own = await serve(siteDir);
    nginx = await runNginx(own.port);
    client = http2Client(nginx.port);
  });

  afterAll(async () => {
    client.close();
    await nginx.stop();
  });

  it('serves a release soon', async () => {
    expect(await page()).toBe(pageText('/Menu', 'g1'));
    await writeGeneration(siteDir, 'g2');
    await makeLive(siteDir, 'g2');
    await until(async () => (await page()) === pageText('/Menu', 'g2'));
  });

  it('sends the range of a file that a guest lacks', async () => {
    const url = '/pictures/arroz.1a2b-400.avif';
    const range = await client.ask({ url, headers: { range: 'bytes=5-9' } });
    const { 'content-range': sent } = range.headers;
    expect([range.statusCode, range.body, sent]).toEqual([206, 'bytes', 'bytes 5-9/10']);
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
    // As Chrome and Safari ask.
    const [chrome, safari] = ['gzip, deflate, br, zstd', 'gzip, deflate, br'].map(
      (accepted) => () => client.ask({ url: '/Cart', headers: { 'accept-encoding': accepted } }),
    );
    const cart = await chrome!();
    await own.close();
    await new Promise((done) => setTimeout(done, 2_000));
    expect(await page()).toBe(before);
    const kept = await safari!();
    expect([kept.statusCode, kept.headers['content-encoding']]).toEqual([200, 'br']);
    expect(kept.bytes).toEqual(cart.bytes);
    expect((await client.ask({ url: '/Cart' })).statusCode).toBe(502);
    expect((await client.ask({ url: '/healthz' })).statusCode).toBe(502);
  });

  it('shows the telephone for a page that it has not kept, while the server does not answer', async () => {
    const { statusCode, headers: sent, body } = await client.ask({ url: '/ToFu' });
    expect([statusCode, sent['content-type'], sent['retry-after']]).toEqual([
      502,
      'text/html; charset=utf-8',
      '30',
    ]);
    expect(body).toMatch(/no está disponible.*<a href="tel:\+57\d{10}">/s);
  });
});
