import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import ts from 'typescript';
import { root, runProgram } from '@asia/app-build';
import { checkContent, storeContent, TABLES } from '@asia/content-build';
import { serveFiles } from '@asia/content-build/testing/serveFiles';
import { writeWorkbook } from '@asia/content-build/testing/writeWorkbook';
import { filesBelow, type ReleaseStore } from '@asia/release-store';
import { temporary } from '@asia/release-store/testing/temporary';
import { releaseBuilds } from '@asia/releases';
import { descriptions, liveContent, liveFiles, released, testStore } from '@asia/releases/testing/testStore';
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
  const host = temporary();
  const folder = path.join(host, 'asia');
  let bytes: number;
  let child: ChildProcess | undefined;

  beforeAll(async () => {
    bytes = await bundleHost(folder);
  });
  afterEach(() => child?.kill('SIGKILL'));

  const start = (env: Record<string, string>, program: string[] = ['server.mjs']) => {
    child = spawn(process.execPath, program, {
      cwd: folder,
      env: { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return child;
  };

  it('needs a few megabytes besides Node', () => {
    expect(bytes).toBeLessThan(30_000_000);
  });

  const run = async (store: ReleaseStore, [tool, ...words]: string[], more = {}, bundle = folder) => {
    const env = { PATH: process.env.PATH, SITE_DIR: store.dir, ...more };
    return (await runProgram(process.execPath, [`${tool}.mjs`, ...words], { cwd: bundle, env })).output;
  };

  it('rolls a release back to the same bytes, though every tag of the tools has changed, and prints it', async () => {
    const { store, release } = await released();
    const before = await liveFiles(store);
    await release(descriptions.menu, 'menu-2');
    const changed = path.join(host, 'changed');
    cpSync(folder, changed, { recursive: true });
    for (const file of filesBelow(changed).filter((name) => /^[\w-]+\.mjs$/.test(name)))
      changeTags(path.join(changed, file));
    const rollback = ['rollback', 'menu', '--why', 'it throws'];
    expect(await run(store, rollback, { ASIA_BY: 'host 1' }, changed)).toContain(
      'menu is back at menu-1; live: generation 3\n',
    );
    expect(await liveFiles(store)).toEqual(before);
    expect(await run(store, ['releases'])).toMatch(/\* menu-1 .* rollback host 1, why: "it throws"/);
    expect(await run(store, ['prune', '--days', '30'])).toContain('freed 0.0 MB');
    expect(await run(store, ['retire', 'menu'])).toContain('menu and its pages are gone; live: generation 4');
  }, 60_000);

  /** A site with our own content. */
  async function ownSite() {
    const { store, addBuild } = testStore();
    const content = await storeContent(store, await checkContent(null));
    await releaseBuilds(store, [await addBuild(descriptions.shell, 'shell-1'), content]);
    return { store, version: content.version };
  }

  it('releases the content: the same build as a checkout, then a price', async () => {
    const { store, version } = await ownSite();
    expect(await run(store, ['content', 'pull'])).toContain('carta.csv: ahora dice lo que está en el sitio.');
    expect(await run(store, ['release', 'content'])).toContain(`content ${version} is live already\n`);
    const menu = path.join(folder, 'content/carta.csv');
    writeFileSync(menu, readFileSync(menu, 'utf8').replace(',9800,', ',9900,'));
    expect(await run(store, ['release', 'content'])).toMatch(
      /released content \w+\n[^]*carta · Lumpia \(unidad\) · precio/,
    );
    expect(await liveContent(store)).not.toBe(version);
    expect(await run(store, ['release', 'shell'])).toContain('An app needs a checkout.');
  }, 120_000);

  it('follows a sheet, sends what was refused, and prints no address', async () => {
    const { store } = await ownSite();
    const tabs = TABLES.map((file): [string, string] => [
      file.replace('.csv', ''),
      readFileSync(path.join(root, 'content', file), 'utf8').replace(',9800,', ',9.9o0,'),
    ]);
    const sent: string[] = [];
    const { origin, close } = await serveFiles({
      clave: await writeWorkbook(Object.fromEntries(tabs)),
      aviso: async (request, response) => {
        sent.push(await text(request));
        response.end();
      },
    });
    const workbook = path.join(host, 'workbook.json');
    writeFileSync(workbook, JSON.stringify({ address: `${origin}clave` }));
    const settings = { SITE_DIR: store.dir, WORKBOOK: workbook, NOTIFY_URL: `${origin}aviso` };
    const follower = start(settings, ['release.mjs', 'content', '--follow']);
    let output = '';
    for (const stream of [follower.stdout, follower.stderr])
      stream?.on('data', (chunk) => (output += String(chunk)));
    while (!output.includes('no es un número')) await once(follower.stdout!, 'data');
    expect(sent).toEqual([expect.stringMatching(/^carta: tu cambio no está en el sitio\ncarta, fila 2/)]);
    expect(output).not.toMatch(/clave|aviso|localhost/);
    await close();
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
    const answered = { reqId: 'abc', method: 'GET', url: '/tofu', status: 200, route: '/*' };
    expect(JSON.parse(line)).toMatchObject(answered);
  }, 60_000);

  it('contains the client of object stores', async () => {
    const server = start({
      SITE_STORE: 's3://none/site',
      SITE_DIR: path.join(host, 'copy'),
      AWS_REGION: 'x',
      AWS_MAX_ATTEMPTS: '1',
      AWS_ENDPOINT_URL: 'http://127.0.0.1:9',
      AWS_ACCESS_KEY_ID: 'a',
      AWS_SECRET_ACCESS_KEY: 'b',
    });
    let errors = '';
    server.stderr?.on('data', (chunk) => (errors += String(chunk)));
    expect(await once(server, 'close')).toEqual([1, null]);
    expect(errors).toContain('s3://none/site cannot be copied to ');
    expect(errors).toContain('ECONNREFUSED');
  }, 60_000);
});
