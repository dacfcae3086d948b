import { cpSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { root } from '@asia/app-build';
import { pictureFolders, readPictures } from '@asia/content-build';
import { filesBelow } from '@asia/release-store';

/** CommonJS libraries in the bundle need `require`, which an ES module does not have. */
const banner =
  "import { createRequire } from 'node:module'; import { dirname } from 'node:path'; import { fileURLToPath } from 'node:url';" +
  'const require = createRequire(import.meta.url), __filename = fileURLToPath(import.meta.url), __dirname = dirname(__filename);';

/** Programs of an operator and of the restaurant. Building an app needs the whole project. */
const tools = {
  ...Object.fromEntries(
    ['releases', 'rollback', 'retire', 'prune'].map((name) => [name, `scripts/${name}.ts`]),
  ),
  content: 'scripts/bundle/content.ts',
  release: 'scripts/bundle/release.ts',
};

/** Compiles server and tools with all their libraries into a folder, which it replaces. @returns its size in bytes */
export async function bundleHost(target: string): Promise<number> {
  rmSync(target, { recursive: true, force: true });
  await build({
    absWorkingDir: root,
    entryPoints: {
      server: 'platform/server/src/main.ts',
      ...tools,
    },
    outdir: target,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // Leaves the library of object stores in a file of its own: a server on a folder never loads it.
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    mainFields: ['module', 'main'],
    minify: true,
    keepNames: true,
    legalComments: 'linked',
    // Photographs are made in a checkout.
    external: ['typescript', 'sharp'],
    banner: { js: banner },
    logLevel: 'error',
  });
  cpSync(
    path.join(root, 'platform/releases/src/generation/renderWorker.cjs'),
    path.join(target, 'renderWorker.cjs'),
  );
  copyCompiler(target);
  await copyPictures(target);
  return filesBelow(target).reduce((sum, file) => sum + statSync(path.join(target, file)).size, 0);
}

/** Copies the facts of the pictures and the share cards. The release store has the pictures. */
async function copyPictures(target: string): Promise<void> {
  const to = path.join(target, 'content/pictures');
  cpSync(pictureFolders.share, path.join(to, 'share'), { recursive: true });
  const { pictures } = await readPictures(readFileSync(path.join(root, 'content/carta.csv'), 'utf8'));
  writeFileSync(path.join(to, 'pictures.json'), JSON.stringify(pictures));
}

/** Copies the compiler and the types of shared libraries: a rollback checks compatibility with them. */
function copyCompiler(target: string): void {
  const copy = (folder: string, wanted: RegExp) =>
    cpSync(path.join(root, folder), path.join(target, folder), {
      recursive: true,
      filter: (file) => statSync(file).isDirectory() || wanted.test(path.relative(root, file)),
    });
  copy('node_modules/typescript', /\/(package\.json|typescript\.js|lib\.[\w.]*d\.ts)$/);
  for (const folder of findLibraries('shared')) copy(folder, /(package\.json|\.d\.[cm]?ts)$/);
}

/** Folders of all packages that a package depends on, directly or not, with their `@types`. */
function findLibraries(folder: string, found = new Set<string>()): Set<string> {
  const { dependencies, peerDependencies } = JSON.parse(
    readFileSync(path.join(root, folder, 'package.json'), 'utf8'),
  ) as Record<'dependencies' | 'peerDependencies', Record<string, string> | undefined>;
  for (const name of Object.keys({ ...dependencies, ...peerDependencies }))
    for (const each of [name, `@types/${name.replace(/^@(.+)\//, '$1__')}`]) {
      const library = `node_modules/${each}`;
      if (found.has(library) || !existsSync(path.join(root, library))) continue;
      findLibraries(library, found.add(library));
    }
  return found;
}
