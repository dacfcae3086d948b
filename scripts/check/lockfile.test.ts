import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { root } from '@asia/app-build';
import { build } from 'esbuild';
import { satisfies } from 'semver';

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
const { engines } = readJson<{ engines: { node: string } }>('package.json');

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

/** The packages that programs of this project import at run time. */
async function packagesOf(programs: string[]): Promise<Set<string>> {
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
          program.onResolve({ filter: /^[@\w]/ }, ({ path: needed, kind }) => {
            if (kind === 'entry-point' || needed.startsWith('@asia/')) return undefined;
            found.add(/^(?:@[^/]+\/)?[^/]+/.exec(needed)![0]);
            return { external: true };
          }),
      },
    ],
  });
  return new Set([...found].filter((name) => !isBuiltin(name)));
}

test('what serves, rolls back and prunes is there without the packages for development', async () => {
  const commands = ['prepareSite', 'releases', 'rollback', 'retire', 'prune'];
  const content = 'scripts/content.ts';
  const needed = await packagesOf([
    'platform/server/src/main.ts',
    content,
    ...commands.map((name) => `scripts/${name}.ts`),
  ]);
  expect([...needed]).toEqual(expect.arrayContaining(['fastify', 'typescript', '@aws-sdk/client-s3']));
  const absent = ['tsx', ...needed].filter((name) => packages[`node_modules/${name}`]?.dev !== undefined);
  expect(absent).toEqual([]);
});
