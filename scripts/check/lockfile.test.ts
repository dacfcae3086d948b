import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
import { satisfies } from 'semver';
import { root } from '@asia/app-build';

interface Package {
  /** Not there after `npm ci --omit=dev`. */
  dev?: boolean;
  /** For some platforms alone. */
  optional?: boolean;
  engines?: { node?: string };
}

const readJson = <Content>(file: string) =>
  JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Content;
const { packages } = readJson<{ packages: Record<string, Package> }>('package-lock.json');
const { engines, ...settings } = readJson<{
  engines: { node: string };
  overrides: Record<string, string>;
  '//overrides': Record<string, string>;
}>('package.json');

test('every package runs on every Node that is promised, from the lowest on', () => {
  const lowest = [...engines.node.matchAll(/\d+\.\d+\.\d+/g)].map(([version]) => version);
  expect(lowest).toContain('20.19.0');
  const others = Object.entries(packages).flatMap(([folder, { optional, engines: wants }]) =>
    optional || lowest.every((version) => satisfies(version, wants?.node ?? '*'))
      ? []
      : [`${folder} wants ${wants?.node}`],
  );
  expect(others).toEqual([]);
});

test('the Node of .nvmrc is one that is promised', () => {
  const nvmrc = readFileSync(path.join(root, '.nvmrc'), 'utf8').trim();
  expect(engines.node).toContain(`^${nvmrc}.`);
});

test('each override has its reason beside it', () => {
  expect(Object.keys(settings['//overrides'])).toEqual(Object.keys(settings.overrides));
});

test('another package manager is refused in a line that names npm', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/onlyNpm.mjs'], {
    cwd: root,
    env: { ...process.env, npm_config_user_agent: 'pnpm/9.0.0 npm/? node/v22.13.0' },
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^.*use npm.*\n$/)]);
});

/** Where a file of this folder finds a package: the nearest above it. */
function placeOf(name: string, folder: string): string {
  const place = path.posix.join(folder, 'node_modules', name);
  return packages[place] || folder === '.' ? place : placeOf(name, path.dirname(folder));
}

/** Where the packages lie that programs of this project import at run time. */
async function findPackages(programs: string[]): Promise<Set<string>> {
  const found = new Set<string>();
  await build({
    absWorkingDir: root,
    entryPoints: programs,
    bundle: true,
    write: false,
    outdir: 'unwritten',
    platform: 'node',
    logLevel: 'error',
    plugins: [
      {
        name: 'packages',
        setup: (program) =>
          program.onResolve({ filter: /^[@\w]/ }, ({ path: needed, kind, resolveDir }) => {
            if (kind === 'entry-point' || needed.startsWith('@asia/')) return undefined;
            const [name] = /^(?:@[^/]+\/)?[^/]+/.exec(needed)!;
            if (!isBuiltin(name)) found.add(placeOf(name, path.relative(root, resolveDir)));
            return { external: true };
          }),
      },
    ],
  });
  return found;
}

test('what serves, rolls back and prunes is there without the packages for development', async () => {
  const commands = ['content', 'prepareSite', 'releases', 'rollback', 'retire', 'prune'];
  const scripts = commands.map((name) => `scripts/${name}.ts`);
  const needed = await findPackages(['platform/server/src/main.ts', ...scripts]);
  expect([...needed]).toEqual(expect.arrayContaining(['node_modules/fastify', 'node_modules/typescript']));
  const absent = ['node_modules/tsx', ...needed].filter((place) => packages[place]?.dev ?? !packages[place]);
  expect(absent).toEqual([]);
});
