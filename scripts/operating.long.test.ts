import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { root, runProgram } from '@asia/app-build';
import type { ReleaseStore } from '@asia/release-store';
import { temporary } from '@asia/release-store/testing/temporary';
import { descriptions, released } from '@asia/releases/testing/testStore';
import { type RunningServer, startServer } from '@asia/server';
import { writeStore } from '@asia/server/testing/writeStore';

const guide = readFileSync(path.join(root, 'docs/operating.md'), 'utf8');
const blocks = [...guide.matchAll(/```sh\n(.*?)```/gs)].map(([, block = '']) => block);

/** Commands that build take minutes: other checks run them. */
const elsewhere = /^npm run (?:preview|release|retire)\b/;

describe('docs/operating.md', () => {
  const folder = temporary();
  let store: ReleaseStore;
  let server: RunningServer;

  beforeAll(async () => {
    const site = await released();
    await site.release(descriptions.menu, 'menu-2');
    ({ store } = site);
    for (const place of ['asia', 'backup']) mkdirSync(path.join(folder, place), { recursive: true });
    symlinkSync(store.dir, path.join(folder, 'asia/site'));
    // The builds above are too small to be whole for a server: it gets a site of its own.
    server = await startServer({ siteDir: await writeStore(), port: 0, host: '127.0.0.1', metricsPort: 0 });
  });
  afterAll(() => server.close());

  /** Runs commands of a shell on the store. */
  function run(commands: string) {
    const env = { ...process.env, SITE_DIR: store.dir, NODE_ENV: 'production' };
    return runProgram('bash', ['--norc', '-euo', 'pipefail', '-c', commands], { cwd: root, env });
  }

  it.each(blocks.map((block) => [block]))(
    'is true where it says: %s',
    async (block) => {
      const commands = block
        .split('\n')
        .filter((line) => line && !elsewhere.test(line))
        .join('\n')
        .replaceAll('/srv/asia', path.join(folder, 'asia'))
        .replaceAll('/backup', path.join(folder, 'backup'))
        .replaceAll('menu-mfe', 'menu')
        .replaceAll('--to 12', '--to 2')
        .replaceAll('http://localhost:3000', server.url)
        .replaceAll('METRICS_PORT=9464', `METRICS_PORT=${server.metricsPort}`)
        .replaceAll('127.0.0.1:9464', `127.0.0.1:${server.metricsPort}`);
      const { code, output } = await run(commands);
      expect([code, code === 0 || output]).toEqual([0, true]);
    },
    120_000,
  );

  it.each(['release -- all', 'retire -- menu', 'rollback -- menu menu-1'])(
    'npm run %s does nothing with an option that it does not know',
    async (command) => {
      const before = await store.live();
      const { code, output } = await run(`npm run ${command} --dry-run`);
      expect([code, output]).toEqual([1, expect.stringContaining("Unknown option '--dry-run'")]);
      expect(await store.live()).toEqual(before);
    },
  );
});
