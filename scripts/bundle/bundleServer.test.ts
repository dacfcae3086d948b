import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pageText, writeStore } from '../../server/src/testing/writeStore';
import { bundleServer } from './bundleServer';

describe('a serving host', () => {
  // Outside the project: what is not in the bundle is not there.
  const host = mkdtempSync(path.join(tmpdir(), 'asia-host-'));
  const folder = path.join(host, 'asia');
  let bytes: number;
  let child: ChildProcess | undefined;

  beforeAll(async () => {
    bytes = await bundleServer(folder);
  });
  afterEach(() => child?.kill('SIGKILL'));

  const start = (env: Record<string, string>) => {
    child = spawn(process.execPath, [path.join(folder, 'server.mjs')], {
      cwd: host,
      env: { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return child;
  };

  it('needs a few megabytes besides Node', () => {
    expect(bytes).toBeLessThan(6_000_000);
  });

  it('serves a store, logs its answers and ends when asked to', async () => {
    const server = start({ SITE_DIR: await writeStore(), LOG_LEVEL: 'info' });
    let said = '';
    server.stdout?.on('data', (chunk) => (said += String(chunk)));
    while (!said.includes('Asia: ')) await new Promise((resolve) => setTimeout(resolve, 20));
    const port = /Asia: \S+:(\d+)/.exec(said)?.[1];
    const answer = await fetch(`http://127.0.0.1:${port}/tofu`, { headers: { 'x-request-id': 'abc' } });
    expect(await answer.text()).toBe(pageText('/ToFu', 'g1'));
    server.kill('SIGTERM');
    expect(await once(server, 'close')).toEqual([0, null]);
    const line = said.split('\n').find((text) => text.includes('"answered"')) ?? '{}';
    expect(JSON.parse(line)).toMatchObject({
      reqId: 'abc',
      method: 'GET',
      url: '/tofu',
      status: 200,
      route: '/*',
    });
  }, 60_000);

  it('brings what asks an object store along', async () => {
    const env = {
      SITE_STORE: 's3://none/site',
      SITE_DIR: path.join(host, 'copy'),
      AWS_REGION: 'x',
      AWS_MAX_ATTEMPTS: '1',
    };
    const keys = {
      AWS_ENDPOINT_URL: 'http://127.0.0.1:9',
      AWS_ACCESS_KEY_ID: 'a',
      AWS_SECRET_ACCESS_KEY: 'b',
    };
    const server = start({ ...env, ...keys });
    let errors = '';
    server.stderr?.on('data', (chunk) => (errors += String(chunk)));
    expect(await once(server, 'close')).toEqual([1, null]);
    expect(errors).toContain('s3://none/site does not answer: ');
    expect(errors).toContain('ECONNREFUSED');
  }, 60_000);
});
