import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import ts from 'typescript';
import { root, runProgram } from '@asia/app-build';
import { checkContent, publishContent } from '@asia/content-build';
import { serveTables } from '@asia/content-build/testing/serveTables';
import { filesBelow } from '@asia/release-store';
import { releaseBuilds } from '@asia/releases';
import {
  descriptions,
  live,
  liveContent,
  liveFiles,
  released,
  testStore,
} from '@asia/releases/testing/testStore';
import { pageText, writeStore } from '@asia/server/testing/writeStore';
import { bundleHost } from './bundleHost';

/** Changes each text of a compiled program that looks like HTML, XML or a line of `robots.txt`. */
function changeTags(file: string): void {
  const text = readFileSync(file, 'utf8');
  const changes: { at: number; end: number; by: string }[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) {
      const raw = text.slice(node.getStart(source), node.end);
      const by = raw.replace(/<(?=[!?/a-z])|(Disa|A)llow(?=: )|User-agent|Sitemap(?=: )/g, '$&x-');
      if (by !== raw) changes.push({ at: node.getStart(source), end: node.end, by });
    }
    ts.forEachChild(node, visit);
  };
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  visit(source);
  writeFileSync(
    file,
    changes.reduceRight((whole, { at, end, by }) => whole.slice(0, at) + by + whole.slice(end), text),
  );
}

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
    const { store, addBuild, addContent } = testStore();
    const { shell, menu } = descriptions;
    await releaseBuilds(store, [
      await addBuild(shell, 'shell-1'),
      await addBuild(menu, 'menu-1'),
      await addContent('content-1'),
    ]);
    await releaseBuilds(store, [await addBuild(menu, 'menu-2')]);
    const run = async (tool: string, ...words: string[]) => {
      const env = { PATH: process.env.PATH, SITE_DIR: store.dir, ASIA_BY: 'host 1' };
      const program = [path.join(folder, `${tool}.mjs`), ...words];
      return (await runProgram(process.execPath, program, { cwd: host, env })).output;
    };
    expect(await run('rollback', 'menu', '--why', 'it throws')).toContain(
      'menu is back at menu-1; live: generation 3\nIt takes back the release of 2',
    );
    expect(await run('releases')).toMatch(/\* menu-1 .* rollback host 1, why: "it throws"; takes back/);
    expect(await run('prune', '--days', '30')).toContain('freed 0.0 MB');
    expect(await run('retire', 'menu')).toContain('menu and its pages are gone; live: generation 4');
  }, 60_000);

  it('releases the content: the same build as a checkout, then a price', async () => {
    const { store, addBuild } = testStore();
    const content = await publishContent(store, await checkContent(null));
    await releaseBuilds(store, [await addBuild(descriptions.shell, 'shell-1'), content]);
    const run = async (tool: string, ...words: string[]) => {
      const env = { PATH: process.env.PATH, SITE_DIR: store.dir };
      return (await runProgram(process.execPath, [`${tool}.mjs`, ...words], { cwd: folder, env })).output;
    };
    expect(await run('content', 'pull')).toContain('menu.csv: ahora dice lo que está en el sitio.');
    expect(await run('release', 'content')).toContain(`content ${content.version} is live already\n`);
    const menu = path.join(folder, 'content/menu.csv');
    writeFileSync(menu, readFileSync(menu, 'utf8').replace(',9800,', ',9900,'));
    expect(await run('release', 'content')).toMatch(/released content \w+\n[^]*Sube: Lumpia \(unidad\)/);
    expect(await liveContent(store)).not.toBe(content.version);
    expect(await run('release', 'shell')).toContain('An app needs a checkout.');
  }, 120_000);

  it('follows a sheet, sends what was refused and that all is well again, and prints no address', async () => {
    const { store, addBuild } = testStore();
    const content = await publishContent(store, await checkContent(null));
    await releaseBuilds(store, [await addBuild(descriptions.shell, 'shell-1'), content]);
    const menu = readFileSync(path.join(root, 'content/menu.csv'), 'utf8');
    const sent: string[] = [];
    const tables: Parameters<typeof serveTables>[0] = {
      aviso: async (request, response) => {
        sent.push(await text(request));
        response.end();
      },
    };
    const { origin, close } = await serveTables(tables);
    const sheets = path.join(host, 'sheets.json');
    writeFileSync(sheets, JSON.stringify({ 'menu.csv': `${origin}clave` }));
    let output = '';
    const follow = async (price: string, until: string) => {
      tables.clave = menu.replace(',9800,', `,${price},`);
      child = spawn(process.execPath, ['release.mjs', 'content', '--follow'], {
        cwd: folder,
        env: { PATH: process.env.PATH, SITE_DIR: store.dir, SHEETS: sheets, NOTIFY_URL: `${origin}aviso` },
      });
      for (const stream of [child.stdout, child.stderr])
        stream?.on('data', (chunk) => (output += String(chunk)));
      while (!output.includes(until)) await once(child.stdout!, 'data');
      child.kill('SIGKILL');
      await once(child, 'close');
    };
    await follow('9.9o0', 'no es un número');
    await follow('9900', 'Sube: ');
    expect(sent).toEqual([
      expect.stringMatching(/^Tu último cambio no está en el sitio\nmenu\.csv, fila 2, columna price_cop: /),
      expect.stringMatching(/^En el sitio desde .*\nSube: Lumpia \(unidad\), de \$ 9\.800 a \$ 9\.900$/),
    ]);
    expect(output).toMatch(/^(La página del dueño: \/hoja-[\w-]{24})\nTu último [^]*\1\nEn el sitio desde/);
    expect(output).not.toMatch(/clave|aviso|localhost/);
    await close();
  }, 60_000);

  it('rolls a release back to the same bytes, though every tag of the tools has changed', async () => {
    const { store, release } = await released();
    const before = await liveFiles(store);
    await release(descriptions.menu, 'menu-2');
    const changed = path.join(host, 'changed');
    cpSync(folder, changed, { recursive: true });
    for (const file of filesBelow(changed).filter((name) => /^[\w-]+\.mjs$/.test(name)))
      changeTags(path.join(changed, file));
    const env = { PATH: process.env.PATH, SITE_DIR: store.dir };
    await runProgram(process.execPath, [path.join(changed, 'rollback.mjs'), 'menu'], { cwd: host, env });
    expect(await live(store)).toMatchObject({ menu: 'menu-1' });
    expect(await liveFiles(store)).toEqual(before);
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
    for (const key of ['/hoja-clave', '/%68oja-clave', '/Hoja-clave'])
      await fetch(`http://127.0.0.1:${port}${key}`);
    server.kill('SIGTERM');
    expect(await once(server, 'close')).toEqual([0, null]);
    expect(output).not.toContain('clave');
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
