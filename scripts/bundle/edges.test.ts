import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '@asia/app-build';
import { pageText, writeStore } from '@asia/server/testing/writeStore';
import { bundleHost } from './bundleHost';

const edge = (name: string) => readFileSync(path.join(root, 'docs/deploy', name), 'utf8');
const works = (command: string, ...words: string[]) => spawnSync(command, words).status === 0;

const isolated = works('unshare', '--mount', 'true') ? describe : describe.skip;
const verified = works('systemd-analyze', '--version') ? describe : describe.skip;

/** The environment that the file sets for the server. */
const settings = (file: string): Record<string, string> => {
  const pairs = /^(?:ENV |Environment=)(.+)$/m.exec(file)?.[1]?.split(' ') ?? [];
  return Object.fromEntries(pairs.map((pair) => pair.split('=') as [string, string]));
};

/** Folder of the Node that runs these tests, which may lie outside /usr. */
const nodeFolder = path.resolve(process.execPath, '../..');

interface Place {
  /** Where the command starts. */
  directory?: string;
  /** Folders that it may write: where it finds them → where they are. */
  writable?: Record<string, string>;
}

/** An object store with the files of a folder: lists them, and lets them be read. */
async function bucketOf(folder: string): Promise<Server> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .sort();
  const server = createServer(({ url = '/' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://bucket');
    const name = decodeURIComponent(pathname).replace('/asia/', '');
    if (files.includes(name)) return response.end(readFileSync(path.join(folder, name)));
    if (!searchParams.has('list-type')) return response.writeHead(404).end();
    const listed = files
      .filter((file) => file.startsWith(searchParams.get('prefix') ?? ''))
      .filter((file) => file > (searchParams.get('start-after') ?? ''))
      .map(
        (file) => `<Contents><Key>${file}</Key><LastModified>2026-01-02T03:04:05Z</LastModified></Contents>`,
      );
    response.end(`<ListBucketResult>${listed.join('')}<IsTruncated>false</IsTruncated></ListBucketResult>`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/**
 * Runs a command as a container or a systemd unit does: without a shell, as a user without rights, in a root
 * that nobody can write. It sees the system's programs, the mounts and an empty /tmp.
 */
const inReadOnlyRoot = (
  mounts: Record<string, string>,
  env: Record<string, string>,
  command: string[],
  { directory = '/', writable = {} }: Place = {},
) => {
  const all = { '/usr': '/usr', ...(nodeFolder !== '/usr' && { [nodeFolder]: nodeFolder }), ...mounts };
  const there = mkdtempSync(path.join(tmpdir(), 'root-'));
  const steps = [
    `mount -t tmpfs root ${there}`,
    `cd ${there}`,
    'mkdir tmp dev',
    'cp -P /bin /lib /lib64 . 2> /dev/null || true',
    ...Object.entries(all).flatMap(([place, folder]) => [
      `mkdir -p .${place}`,
      `mount --bind ${folder} .${place}`,
      `mount -o remount,bind,ro .${place}`,
    ]),
    ...Object.entries(writable).flatMap(([place, folder]) => [
      `mkdir -p .${place}`,
      `mount --bind ${folder} .${place}`,
    ]),
    'touch dev/null dev/urandom',
    ...['null', 'urandom'].map((device) => `mount --bind /dev/${device} dev/${device}`),
    'mount -o remount,ro .',
    'mount -t tmpfs tmp tmp',
    'exec "$@"',
  ];
  const user = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups', '--no-new-privs'];
  const set = Object.entries(env).map((pair) => pair.join('='));
  const alone = [
    'env',
    `--chdir=${directory}`,
    '-i',
    `PATH=${path.dirname(process.execPath)}:/usr/bin:/bin`,
    ...set,
  ];
  const words = [
    '--mount',
    'sh',
    '-ec',
    steps.join('\n'),
    'sh',
    'chroot',
    there,
    ...user,
    ...alone,
    ...command,
  ];
  return spawn('unshare', words, { stdio: ['ignore', 'pipe', 'pipe'] });
};

/** Starts a server that way, requests two addresses, and stops it. */
async function serveOnce(
  mounts: Record<string, string>,
  env: Record<string, string>,
  command: string[],
  place?: Place,
) {
  const anyPort = {
    ...env,
    HOST: '127.0.0.1',
    PORT: '0',
    ...('METRICS_PORT' in env && { METRICS_PORT: '0' }),
  };
  const server = inReadOnlyRoot(mounts, anyPort, command, place);
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk) => (output += String(chunk)));
  const closed = once(server, 'close');
  while (!output.includes('Asia: ') && server.exitCode === null)
    await new Promise((resolve) => setTimeout(resolve, 20));
  const address = /Asia: (\S+)/.exec(output)?.[1];
  if (!address) throw new Error(output);
  const [page, ready] = await Promise.all(['/tofu', '/readyz'].map((name) => fetch(address + name)));
  server.kill('SIGTERM');
  const [code] = (await closed) as [number];
  return { page: await page!.text(), ready: ready!.status, code };
}

/** A folder that nobody but root can write. */
function emptyFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'asia-empty-'));
  chmodSync(folder, 0o755);
  return folder;
}

isolated('a deployment of docs/deploy, without rights in a root that nobody can write', () => {
  const host = mkdtempSync(path.join(tmpdir(), 'asia-host-'));
  let store: string;
  const served = { page: pageText('/ToFu', 'g1'), ready: 200, code: 0 };

  beforeAll(async () => {
    await bundleHost(path.join(host, 'asia'));
    store = await writeStore();
    for (const folder of [host, store]) chmodSync(folder, 0o755);
  });

  it('is a container that serves and ends when asked to', async () => {
    const file = edge('Containerfile');
    const [, to = ''] = /^COPY \. (\S+)$/m.exec(file) ?? [];
    const command = JSON.parse(/^ENTRYPOINT (.+)$/m.exec(file)?.[1] ?? '[]') as string[];
    expect(file).toMatch(/^USER node$/m);
    const mounts = { [to]: path.join(host, 'asia'), '/site': store };
    expect(await serveOnce(mounts, settings(file), command)).toEqual(served);
  });

  it('is a unit that serves and ends when asked to', async () => {
    const file = edge('asia.service');
    const command = /^ExecStart=(.+)$/m.exec(file)?.[1]?.split(' ') ?? [];
    const [, directory = '/'] = /^WorkingDirectory=(.+)$/m.exec(file) ?? [];
    const mounts = { '/srv/asia/host': path.join(host, 'asia'), '/srv/asia/site': store };
    expect(await serveOnce(mounts, settings(file), command, { directory })).toEqual(served);
  });

  it('is a unit that keeps its own copy of an object store', async () => {
    const file = edge('asia.service');
    const command = /^ExecStart=(.+)$/m.exec(file)?.[1]?.split(' ') ?? [];
    const [, directory = '/'] = /^WorkingDirectory=(.+)$/m.exec(file) ?? [];
    const [, cache] = /^CacheDirectory=(.+)$/m.exec(file) ?? [];
    // systemd makes this folder, gives it to the user of the unit, and names it in the environment.
    const copy = mkdtempSync(path.join(tmpdir(), 'asia-copy-'));
    chownSync(copy, 65534, 65534);
    const writable: Record<string, string> = cache ? { [`/var/cache/${cache}`]: copy } : {};
    const mounts = { '/srv/asia/host': path.join(host, 'asia'), '/srv/asia/site': emptyFolder() };
    const bucket = await bucketOf(store);
    const env = {
      ...settings(file),
      ...(cache && { CACHE_DIRECTORY: `/var/cache/${cache}` }),
      HOME: '/',
      SITE_STORE: 's3://asia',
      AWS_ENDPOINT_URL: `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`,
      AWS_REGION: 'x',
      AWS_ACCESS_KEY_ID: 'a',
      AWS_SECRET_ACCESS_KEY: 'b',
    };
    try {
      expect(await serveOnce(mounts, env, command, { directory, writable })).toEqual(served);
    } finally {
      bucket.close();
    }
    expect(readdirSync(copy)).toContain('generations');
  });
});

verified('the unit', () => {
  it('is accepted by systemd, every line of it', () => {
    const unit = path.join(root, 'docs/deploy/asia.service');
    const { stderr, status } = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
    expect(stderr.split('\n').filter((line) => line.includes('asia.service'))).toEqual([]);
    expect(status).toBe(0);
  });
});
