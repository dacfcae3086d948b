import type { ErrorRecord, LoadRecord } from '@asia/shared/contracts';
import { serve, type Served, serveStore, start } from '../testing/serve';
import { makePointer, writeStore } from '../testing/writeStore';

const load = {
  ...{ app: 'menu-mfe', version: 'menu-g1', phase: 'entry', ms: 120, bytes: 4_000 },
  ...{ outcome: 'ready', recovered: false },
} satisfies LoadRecord;

const error = {
  ...{ app: 'menu-mfe', version: 'menu-g1', kind: 'boundary', name: 'TypeError' },
  place: 'chunks/expose-MenuPage.js:1:20',
} satisfies ErrorRecord;

const report = (body: unknown, url = '/loads') => ({
  method: 'POST',
  url,
  headers: { 'content-type': 'text/plain;charset=UTF-8' },
  payload: typeof body === 'string' ? body : JSON.stringify(body),
});

const [menu] = makePointer('g1').remotes;
const fallbackBuild = { version: 'menu-g0', base: '/mfe/menu-mfe/menu-g0/', entry: 'remoteEntry.js' };
const store = () => writeStore({ pointer: { remotes: [{ ...menu, fallbackBuild }] } });

async function counting(siteDir: string) {
  const heard: (LoadRecord | ErrorRecord)[] = [];
  /** Answers to reports, by status. */
  const answered: Record<number, number> = {};
  const server = await serve(siteDir, {
    reportsTo: '/loads',
    onReport: ({ loads, errors }) => void heard.push(...loads, ...errors),
    onAnswer: ({ route, status }) =>
      void (route === '/loads' && (answered[status] = (answered[status] ?? 0) + 1)),
  });
  return { heard, answered, server };
}

let heard: (LoadRecord | ErrorRecord)[];
let server: Served;
beforeAll(async () => ({ heard, server } = await counting(await store())));
beforeEach(() => void heard.splice(0));

it.each<[what: string, records: object[]]>([
  ['loads of live builds and of their fallback builds', [load, { ...load, version: 'menu-g0' }]],
  [
    'errors of live builds and of their fallback builds',
    [
      error,
      { ...error, version: 'menu-g0' },
      { ...error, app: 'shell', version: 'shell-g1', place: 'ui.0a1b2c3d.js:2:3' },
    ],
  ],
])('%s are counted', async (_what, records) => {
  expect((await server.ask(report(records))).statusCode).toBe(204);
  expect(heard).toEqual(records);
});

it.each([
  ['a load of a build that is not live', { ...load, version: 'made-up' }],
  ['an error of a build that is not live', { ...error, version: 'made-up' }],
  ['an error of an unknown app', { ...error, app: '__proto__' }],
])('%s counts for nothing', async (_what, record) => {
  expect((await server.ask(report([record]))).statusCode).toBe(204);
  expect(heard).toEqual([]);
});

it.each([
  ['the operator has not enabled them', {}],
  ['they go to another origin', { reportsTo: 'https://r.example/loads' }],
])('reports are refused where %s', async (_where, options) => {
  const other = await serveStore({}, options);
  expect((await other.ask(report([load]))).statusCode).toBe(405);
});

it('reports end where they are too long or too many, which is counted, and nothing else can be written', async () => {
  const { heard: counted, answered, server: own } = await counting(await writeStore());
  expect((await own.ask(report('x'.repeat(20_000)))).statusCode).toBe(413);
  expect((await own.ask(report([load], '/Menu'))).statusCode).toBe(405);
  const nonsense = { ...report([load]), headers: { 'content-type': ';;' } };
  expect((await own.ask(nonsense)).statusCode).toBe(415);
  const answers = await Promise.all(Array.from({ length: 200 }, () => own.ask(report([load]))));
  const refused = answers.filter(({ statusCode }) => statusCode === 429).length;
  // Several seconds may have begun meanwhile.
  expect(refused).toBeGreaterThan(0);
  expect(counted.length).toBe(200 - refused);
  expect(answered).toEqual({ 413: 1, 415: 1, 204: 200 - refused, 429: refused });
});

it('Prometheus gets loads, blocked scripts and errors, forged ones in a handful of series', async () => {
  const running = await start(await store(), { reportsTo: '/loads' });
  const send = (body: object[], headers = {}) =>
    fetch(`${running.url}/loads`, { method: 'POST', headers, body: JSON.stringify(body) });
  await send([load, { ...load, outcome: 'failed', recovered: true }]);
  const blocked = { type: 'integrity-violation', age: 1, url: 'https://a.example/', body: {} };
  const browser = { 'content-type': 'application/reports+json' };
  await send([blocked, { ...blocked, type: 'deprecation' }], browser);
  // WebKit reports each preload that it refuses.
  for (const file of ['95b11b5f25e4/main.js', 'chunks/libraries.a4d0760d.js'])
    await send([{ ...blocked, body: { blockedURL: `https://a.example/mfe/shell/${file}` } }], browser);
  await send([error]);
  // Fewer than the server takes in a second.
  const forged = Array.from({ length: 40 }, (_, index) =>
    send([{ ...error, place: `a.js:1:${index}`, version: index % 2 ? 'menu-g1' : `made-up${index}` }]),
  );
  for (const { status } of await Promise.all(forged)) expect(status).toBe(204);
  const text = await (await fetch(`http://127.0.0.1:${running.metricsPort}/metrics`)).text();
  const build = 'app="menu-mfe",version="menu-g1"';
  for (const outcome of ['ready', 'healed'])
    expect(text).toContain(`asia_loads_total{${build},phase="entry",outcome="${outcome}"} 1`);
  expect(text).toContain('asia_blocked_scripts_total 1');
  const series = text.match(/^asia_errors_total\{.*/gm) ?? [];
  const place = 'TypeError at chunks/expose-MenuPage.js:1:20';
  expect(series).toContain(`asia_errors_total{${build},kind="boundary",place="${place}"} 1`);
  expect(series).toHaveLength(11);
  expect(series.join('\n')).toContain(`${build},kind="boundary",place="other"} 11`);
  expect(text).not.toContain('made-up');
});
