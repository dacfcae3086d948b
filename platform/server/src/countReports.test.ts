import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { LoadRecord } from '@asia/shared/contracts';
import { serve } from './testing/serve';
import { writeStore } from './testing/writeStore';
import { startServer } from './startServer';

const load = {
  ...{ app: 'menu-mfe', version: 'menu-g1', phase: 'entry', ms: 120, bytes: 4_000 },
  ...{ outcome: 'ready', recovered: false },
} satisfies LoadRecord;

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
    expect(headers['content-security-policy']).toMatch(/connect-src 'self' https:\/\/r\.example;/);
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
