import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type ts from 'typescript';
import { runProgram } from '@asia/app-build';
import { releaseBuilds } from '@asia/releases';
import { pageText, writeStore } from '@asia/server/testing/writeStore';
import { descriptions, testStore } from '@asia/releases/testing/testStore';
import { bundleHost } from './bundleHost';

describe('a serving host', () => {
  // Outside the project: the bundle finds nothing there but itself.
  const host = mkdtempSync(path.join(tmpdir(), 'asia-host-'));
  const folder = path.join(host, 'asia');
  let bytes: number;
  let child: ChildProcess | undefined;

  beforeAll(async () => {
    bytes = await bundleHost(folder);
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
    expect(bytes).toBeLessThan(30_000_000);
  });

  it('rolls a release back, and prints it', async () => {
    const { store, addBuild } = testStore();
    const { shell, menu } = descriptions;
    await releaseBuilds(store, [await addBuild(shell, 'shell-1'), await addBuild(menu, 'menu-1')]);
    await releaseBuilds(store, [await addBuild(menu, 'menu-2')]);
    const run = async (tool: string, ...words: string[]) => {
      const env = { PATH: process.env.PATH, SITE_DIR: store.dir };
      const program = [path.join(folder, `${tool}.mjs`), ...words];
      return (await runProgram(process.execPath, program, { cwd: host, env })).output;
    };
    expect(await run('rollback', 'menu')).toContain('menu is back at menu-1; live: generation 3\n');
    expect(await run('releases')).toMatch(/\* menu-1 .* rollback\n/);
    expect(await run('prune', '--days', '30')).toContain('freed 0.0 MB');
    expect(await run('retire', 'menu')).toContain('menu and its pages are gone; live: generation 4');
  }, 60_000);

  it('checks by the types of what the apps share', () => {
    const source = path.join(folder, 'checked.ts');
    writeFileSync(source, "import { useState } from 'react'; export const [state] = useState<number>('x');");
    const typescript = createRequire(source)('typescript') as typeof ts;
    const program = typescript.createProgram([source], { strict: true, noEmit: true, types: [] });
    const errors = program.getSemanticDiagnostics().map(({ code }) => code);
    rmSync(source);
    // 2345 is a wrong argument; a missing module would be another code.
    expect(errors).toEqual([2345]);
  });

  it('serves a store, logs its answers and ends when asked to', async () => {
    const server = start({ SITE_DIR: await writeStore(), LOG_LEVEL: 'info' });
    let output = '';
    server.stdout?.on('data', (chunk) => (output += String(chunk)));
    while (!output.includes('Asia: ')) await new Promise((resolve) => setTimeout(resolve, 20));
    const port = /Asia: \S+:(\d+)/.exec(output)?.[1];
    const answer = await fetch(`http://127.0.0.1:${port}/tofu`, { headers: { 'x-request-id': 'abc' } });
    expect(await answer.text()).toBe(pageText('/ToFu', 'g1'));
    server.kill('SIGTERM');
    expect(await once(server, 'close')).toEqual([0, null]);
    const line = output.split('\n').find((text) => text.includes('"answered"')) ?? '{}';
    expect(JSON.parse(line)).toMatchObject({
      reqId: 'abc',
      method: 'GET',
      url: '/tofu',
      status: 200,
      route: '/*',
    });
  }, 60_000);

  it('contains the client of object stores', async () => {
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
