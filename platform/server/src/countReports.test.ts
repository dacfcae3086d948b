import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { ErrorRecord, LoadRecord } from '@asia/shared/contracts';
import { startServer } from './startServer';
import { serve } from './testing/serve';
import { makePointer, writeStore } from './testing/writeStore';

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

async function counting() {
  const heard: LoadRecord[] = [];
  const server = await serve(await writeStore(), {
    reportsTo: '/loads',
    onReport: ({ loads }) => void heard.push(...loads),
  });
  return { heard, server };
}

describe('reports of loads', () => {
  it('are counted, and pages name their address', async () => {
    const { heard, server } = await counting();
    expect((await server.ask(report([load]))).statusCode).toBe(204);
    expect(heard).toEqual([load]);
    const page = await server.ask({ url: '/Menu' });
    expect(page.headers['server-timing']).toBe('reports;desc="/loads"');
    expect(page.headers['reporting-endpoints']).toBe('reports="/loads"');
  });

  it('are refused, and no page names their address, where the operator has not enabled them', async () => {
    const server = await serve(await writeStore());
    expect((await server.ask(report([load]))).statusCode).toBe(405);
    expect((await server.ask({ url: '/Menu' })).headers).not.toHaveProperty('server-timing');
    expect((await server.ask({ url: '/Menu' })).headers).not.toHaveProperty('reporting-endpoints');
  });

  it('may go to another origin, which the policy of the pages then lets them reach', async () => {
    const server = await serve(await writeStore(), { reportsTo: 'https://r.example/loads' });
    const { headers } = await server.ask({ url: '/Menu' });
    expect(headers['server-timing']).toBe('reports;desc="https://r.example/loads"');
    expect(headers['reporting-endpoints']).toBe('reports="https://r.example/loads"');
    expect(headers['content-security-policy']).toMatch(/connect-src 'self' https:\/\/r\.example /);
    expect(headers['content-security-policy']).toMatch(/script-src 'self';/);
    expect((await server.ask(report([load]))).statusCode).toBe(405);
  });

  it.each([
    ['no JSON', '{'],
    ['no list', load],
    ['a build that the store does not have', [{ ...load, version: 'made-up' }]],
    ['a way out of the builds', [{ ...load, app: '..', version: 'server-builds' }]],
    ['a phase of its own', [{ ...load, phase: 'x'.repeat(50) }]],
    ['a time before the beginning', [{ ...load, ms: -1 }]],
    ['more than a page has', Array.from({ length: 61 }, () => load)],
  ])('count for nothing with %s', async (_what, body) => {
    const { heard, server } = await counting();
    expect((await server.ask(report(body))).statusCode).toBe(204);
    expect(heard).toEqual([]);
  });

  it('count a hundred builds that are not live, and always those that are', async () => {
    const siteDir = await writeStore();
    const old = Array.from({ length: 120 }, (_, index) => ({ ...load, version: `menu-old${index}` }));
    for (const { version } of old) await mkdir(path.join(siteDir, 'mfe/menu-mfe', version));
    const heard: string[] = [];
    const server = await serve(siteDir, {
      reportsTo: '/loads',
      onReport: ({ loads }) => void heard.push(...loads.map(({ version }) => version)),
    });
    for (const loads of [old.slice(0, 60), old.slice(60), [load], [load]]) await server.ask(report(loads));
    expect(new Set(heard).size).toBe(101);
    expect(heard.filter((version) => version === load.version)).toHaveLength(2);
  });

  it('end where they are too long or too many, and nothing else can be written', async () => {
    const { heard, server } = await counting();
    expect((await server.ask(report('x'.repeat(20_000)))).statusCode).toBe(413);
    expect((await server.ask(report([load], '/Menu'))).statusCode).toBe(405);
    const nonsense = { ...report([load]), headers: { 'content-type': ';;' } };
    expect((await server.ask(nonsense)).statusCode).toBe(415);
    const answers = await Promise.all(Array.from({ length: 200 }, () => server.ask(report([load]))));
    const refused = answers.filter(({ statusCode }) => statusCode === 429).length;
    // Two seconds may have begun meanwhile.
    expect(refused).toBeGreaterThanOrEqual(50);
    expect(heard.length).toBe(200 - refused);
  });

  it('are reported to Prometheus', async () => {
    const server = await startServer({
      ...{ siteDir: await writeStore(), port: 0, host: '127.0.0.1', metricsPort: 0 },
      reportsTo: '/loads',
    });
    const healed = { ...load, outcome: 'failed', recovered: true };
    await fetch(`${server.url}/loads`, { method: 'POST', body: JSON.stringify([load, healed]) });
    const blocked = { type: 'integrity-violation', age: 1, url: 'https://a.example/', body: {} };
    await fetch(`${server.url}/loads`, {
      method: 'POST',
      headers: { 'content-type': 'application/reports+json' },
      body: JSON.stringify([blocked, { ...blocked, type: 'deprecation' }]),
    });
    const text = await (await fetch(`http://127.0.0.1:${server.metricsPort}/metrics`)).text();
    await server.close();
    const labels = 'app="menu-mfe",version="menu-g1",phase="entry"';
    expect(text).toContain(`asia_loads_total{${labels},outcome="ready"} 1`);
    expect(text).toContain(`asia_loads_total{${labels},outcome="healed"} 1`);
    expect(text).toContain('asia_blocked_scripts_total 1');
  });
});

describe('reports of errors', () => {
  const fallbackBuild = { version: 'menu-g0', base: '/mfe/menu-mfe/menu-g0/', entry: 'remoteEntry.js' };
  const [menu] = makePointer('g1').remotes;
  const store = () => writeStore({ pointer: { remotes: [{ ...menu, fallbackBuild }] } });
  async function hearing() {
    const heard: ErrorRecord[] = [];
    const server = await serve(await store(), {
      reportsTo: '/loads',
      onReport: ({ errors }) => void heard.push(...errors),
    });
    return { heard, server };
  }

  it('count for live builds and their fallback builds', async () => {
    const { heard, server } = await hearing();
    const errors = [
      error,
      { ...error, version: 'menu-g0' },
      { ...error, app: 'shell', version: 'shell-g1', place: 'ui.0a1b2c3d.js:2:3' },
    ];
    expect((await server.ask(report([...errors, load]))).statusCode).toBe(204);
    expect(heard).toEqual(errors);
  });

  it.each([
    ['an unknown version', [{ ...error, version: 'made-up' }]],
    ['a build that is stored, but not live', [{ ...error, version: 'menu-old' }]],
    ['an unknown app', [{ ...error, app: '__proto__' }]],
    ['a kind of its own', [{ ...error, kind: 'x'.repeat(50) }]],
    ['a sentence for a name', [{ ...error, name: 'Ana, Calle 10' }]],
    ['a place that is none', [{ ...error, place: 'https://a.example/?q=ana:1:2' }]],
    ['a label of its own', [{ ...error, place: 'a",app="shell:1:2' }]],
    ['more than a visit reports', [error, error, error, error]],
  ])('count for nothing with %s', async (_what, body) => {
    const { heard, server } = await hearing();
    expect((await server.ask(report(body))).statusCode).toBe(204);
    expect(heard).toEqual([]);
  });

  it('are counted by build and kind, forged ones in a handful of series', async () => {
    const server = await startServer({
      ...{ siteDir: await store(), port: 0, host: '127.0.0.1', metricsPort: 0, reportsTo: '/loads' },
    });
    const send = (body: object[]) =>
      fetch(`${server.url}/loads`, { method: 'POST', body: JSON.stringify(body) });
    await send([error]);
    // Fewer than the server takes in a second.
    const forged = Array.from({ length: 40 }, (_, index) =>
      send([{ ...error, place: `a.js:1:${index}`, version: index % 2 ? 'menu-g1' : `made-up${index}` }]),
    );
    for (const { status } of await Promise.all(forged)) expect(status).toBe(204);
    const text = await (await fetch(`http://127.0.0.1:${server.metricsPort}/metrics`)).text();
    await server.close();
    const series = text.match(/^asia_errors_total\{.*/gm) ?? [];
    const labels = 'app="menu-mfe",version="menu-g1",kind="boundary"';
    expect(series).toContain(
      `asia_errors_total{${labels},place="TypeError at chunks/expose-MenuPage.js:1:20"} 1`,
    );
    expect(series).toHaveLength(11);
    expect(series.join('\n')).toContain(`${labels},place="other"} 11`);
    expect(text).not.toContain('made-up');
  });
});
