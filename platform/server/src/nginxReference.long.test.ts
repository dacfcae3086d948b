import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { unlink } from 'node:fs/promises';
import path from 'node:path';
import { GENERATION } from '@asia/release-store';
import { contentSecurityPolicy, headers, noForeignOrigins, settledHeaders } from './headers';
import { ask, http2Client, type Answer } from './testing/ask';
import { hasBrotli, hasNginx, runNginx, type RunningNginx } from './testing/runNginx';
import { serve, type Served } from './testing/serve';
import { makeLive, pageText, writeGeneration, writeStore } from './testing/writeStore';

const configuration = path.resolve(__dirname, '../../../docs/deploy/nginx.conf');
const inFront = path.resolve(__dirname, '../../../docs/deploy/in-front.conf');
const text = readFileSync(configuration, 'utf8');

describe('the reference configuration for nginx', () => {
  it('has the same policy', () => {
    const policy = text.replaceAll(/\$asia_(?:builds|data|upgrade)/g, '');
    expect(policy).toContain(`"${contentSecurityPolicy(noForeignOrigins, false)}"`);
  });

  it.each(Object.entries({ ...headers, 'page without settings': settledHeaders({}) }))(
    'has the headers of a %s',
    (_kind, kind) => {
      // gzip_vary sends `Vary`.
      const own = Object.entries(kind).filter(([name]) => name !== 'vary');
      const missing = own.filter(
        ([name, value]) => !text.toLowerCase().includes(`add_header ${name} "${value.toLowerCase()}"`),
      );
      expect(missing).toEqual([]);
    },
  );
});

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

// Where nginx is not installed, only the text above is checked.
const describeWithNginx = hasNginx() ? describe : describe.skip;

describeWithNginx('nginx with the reference configuration', () => {
  let siteDir: string;
  let nginx: RunningNginx;
  let own: Served;

  beforeEach(async () => {
    siteDir = await writeStore();
    nginx = await runNginx(siteDir, configuration);
    own = await serve(siteDir);
  });

  afterEach(() => nginx.stop());

  it.each([
    [
      'pages in every spelling',
      ['/', '/Menu', '/menu', '/MENU/', '/tofu//', '/%4denu', '/Menu%2F', '/Cart?from=menu', '/Menu?reload'],
    ],
    [
      'unknown addresses',
      [
        '/nada',
        '/Menu/nada',
        '/%254denu',
        '/Men%C3%BA',
        '/%E2%84%AAids',
        '//Menu',
        '/404.html',
        '/routes.json',
        '/products.json',
        '/pages/Menu.html',
        '/503.html',
        '/pages/503.html',
      ],
    ],
    ['data', ['/releases.json', '/products']],
    ['the worker and its list', ['/service-worker.js', '/offline.json']],
    [
      'files of the site',
      [
        '/robots.txt',
        '/sitemap.xml',
        '/manifest.webmanifest',
        '/icons/sello.svg',
        '/icons/no.svg',
        '/share/og-menu.jpg',
        '/share/no.jpg',
      ],
    ],
    [
      'builds',
      [
        '/mfe/menu-mfe/menu-g1/remoteEntry.js',
        '/mfe/menu-mfe/menu-g1/menu.css',
        '/mfe/shell/shell-g1/titulo.woff2',
      ],
    ],
    ['pictures', ['/pictures/arroz.1a2b-400.avif', '/pictures/arroz.1a2b-400.webp']],
    ['missing builds and pictures', ['/mfe/menu-mfe/menu-g1/no.js', '/mfe/menu-mfe/', '/pictures/no.avif']],
    [
      'what must not be served',
      [
        '/server-builds/menu-mfe/menu-g1/main.js',
        '/maps/menu-mfe/menu-g1/remoteEntry.js.map',
        '/mfe/menu-mfe/menu-g1/remoteEntry.js.map',
        '/current/routes.json',
        '/mfe/.hidden',
      ],
    ],
  ])('answers like the embedded server: %s', async (_what, urls) => {
    for (const url of urls) {
      for (const encoding of ['gzip', 'identity']) {
        for (const method of ['GET', 'HEAD']) {
          const question = {
            url,
            method,
            headers: { 'accept-encoding': encoding, 'x-forwarded-proto': 'https' },
          };
          expect({ question, ...essence(await ask(nginx.port, question)) }).toEqual({
            question,
            ...essence(await own.ask(question)),
          });
        }
      }
    }
  });

  it.each(['/Sushi', '/sushi/', '/SUSHI?from=1'])(
    'leads from %s, which has left, to the menu',
    async (url) => {
      // Without a body there is nothing that varies.
      const { vary: _, ...withoutVary } = headers.page;
      for (const method of ['GET', 'HEAD']) {
        const answers = await Promise.all([ask(nginx.port, { url, method }), own.ask({ url, method })]);
        for (const { statusCode, headers: sent } of answers) {
          expect([statusCode, sent.location]).toEqual([302, '/Menu']);
          expect(sent).toMatchObject(withoutVary);
        }
      }
    },
  );

  it('removes the worker where the release has none', async () => {
    await writeGeneration(siteDir, 'g2', { files: { 'service-worker.js': null } });
    await makeLive(siteDir, 'g2');
    const question = { url: '/service-worker.js' };
    const answer = await ask(nginx.port, question);
    expect(answer.body).toContain('registration.unregister()');
    expect(essence(answer)).toEqual(essence(await own.ask(question)));
  });

  it('refuses to write', async () => {
    const question = { url: '/Menu', method: 'POST' };
    expect(essence(await ask(nginx.port, question))).toEqual(essence(await own.ask(question)));
  });

  it('never leaves the folders it serves', async () => {
    for (const escape of ['/mfe/../', '/mfe/%2e%2e/', '/mfe/..%2f', '/pictures/..%2f', '/%2e%2e/']) {
      const { statusCode, body } = await ask(nginx.port, {
        url: `${escape}server-builds/menu-mfe/menu-g1/main.js`,
      });
      expect([400, 404]).toContain(statusCode);
      expect(body).not.toContain('secret');
    }
  });

  it('does not send again what a guest has', async () => {
    const first = await ask(nginx.port, { url: '/Menu' });
    const again = await ask(nginx.port, {
      url: '/menu',
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('serves a release without a reload', async () => {
    await writeGeneration(siteDir, 'g2');
    await makeLive(siteDir, 'g2');
    expect((await ask(nginx.port, { url: '/Menu' })).body).toBe(pageText('/Menu', 'g2'));
  });

  it('reports that nothing is live', async () => {
    expect((await ask(nginx.port, { url: '/readyz' })).json()).toEqual({ status: 'ready' });
    await unlink(path.join(siteDir, 'current'));
    expect((await ask(nginx.port, { url: '/readyz' })).statusCode).toBe(503);
    expect((await ask(nginx.port, { url: '/healthz' })).json()).toEqual({ status: 'ok' });
    const products = await ask(nginx.port, { url: '/products' });
    expect([products.statusCode, products.json()]).toEqual([503, { error: 'products-unavailable' }]);
  });
});

describeWithNginx('nginx in front of the embedded server', () => {
  let siteDir: string;
  let own: Served;
  let nginx: RunningNginx;
  let client: ReturnType<typeof http2Client>;
  const page = async () => (await client.ask({ url: '/Menu' })).body;

  beforeEach(async () => {
    siteDir = await writeStore();
    own = await serve(siteDir);
    nginx = await runNginx(siteDir, inFront, true, own.port);
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

  it('sends the part of a file that a guest lacks', async () => {
    const url = '/pictures/arroz.1a2b-400.avif';
    const part = await client.ask({ url, headers: { range: 'bytes=5-9' } });
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([
      206,
      'bytes',
      'bytes 5-9/10',
    ]);
  });

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
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name))}`);
}

/** Every address of a store: pages, files of the live generation, builds and pictures. */
function addressesOf(siteDir: string): string[] {
  const live = path.join(siteDir, 'current');
  const routes = JSON.parse(readFileSync(path.join(live, 'routes.json'), 'utf8')) as Record<
    string,
    { route: string }
  >;
  // For the server alone; pages and products have addresses of their own.
  const { pages, routes: table, products, files } = GENERATION;
  const own = filesBelow(realpathSync(live)).filter(
    (file) => ![pages, table, products, files].some((name) => file.startsWith(`/${name}`)),
  );
  const immutable = ['mfe', 'pictures'].flatMap((folder) =>
    filesBelow(path.join(siteDir, folder)).map((file) => `/${folder}${file}`),
  );
  return [...Object.values(routes).map(({ route }) => route), '/products', '/nada', ...own, ...immutable];
}

const describeBuilt = hasNginx() && existsSync(path.join(built, 'current')) ? describe : describe.skip;

describeBuilt('nginx on the store that was built here', () => {
  const tlsCoding = hasBrotli() ? 'br, gzip' : 'gzip';
  const kinds: [kind: string, file: string, tls: boolean, coding: string][] = [
    ['plainly, with gzip', configuration, false, 'gzip'],
    [`over TLS and HTTP/2, with ${hasBrotli() ? 'brotli' : 'gzip'}`, configuration, true, tlsCoding],
    ['over TLS and HTTP/2 in front of it', inFront, true, 'br, gzip'],
  ];

  it.each(kinds)(
    'answers every page and file like the embedded server: %s',
    async (_kind, file, tls, coding) => {
      const own = await serve(built);
      const nginx = await runNginx(built, file, tls, own.port);
      const client = tls ? http2Client(nginx.port) : null;
      const waiting = addressesOf(built);
      const refused: string[] = [];
      const compareNext = async (): Promise<void> => {
        for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
          const question = { url, headers: { 'accept-encoding': coding } };
          const asIfByProxy = {
            url,
            headers: { ...question.headers, 'x-forwarded-proto': tls ? 'https' : 'http' },
          };
          const [theirs, ours] = await Promise.all([
            client ? client.ask(question) : ask(nginx.port, question),
            own.ask(asIfByProxy),
          ]);
          if (ours.statusCode !== 200 && url !== '/nada') refused.push(url);
          expect({ url, ...essence(theirs) }).toEqual({ url, ...essence(ours) });
          expect([url, theirs.bytes.equals(ours.bytes)]).toEqual([url, true]);
        }
      };
      try {
        await Promise.all(Array.from({ length: 8 }, compareNext));
      } finally {
        client?.close();
        await nginx.stop();
      }
      expect(refused).toEqual([]);
    },
    120_000,
  );
});
