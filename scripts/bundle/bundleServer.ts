import { rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

/** Libraries that are no modules ask for others in Node's older way. */
const banner =
  "import { createRequire } from 'node:module'; import { dirname } from 'node:path'; import { fileURLToPath } from 'node:url';" +
  'const require = createRequire(import.meta.url), __filename = fileURLToPath(import.meta.url), __dirname = dirname(__filename);';

/**
 * Compiles the server with all its libraries into a folder, which it replaces.
 * @returns its size in bytes
 */
export async function bundleServer(target: string): Promise<number> {
  rmSync(target, { recursive: true, force: true });
  const { metafile } = await build({
    entryPoints: { server: path.resolve(__dirname, '../../server/src/main.ts') },
    outdir: target,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // The library of object stores is a file of its own: a folder is served without it.
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    mainFields: ['module', 'main'],
    minify: true,
    keepNames: true,
    legalComments: 'linked',
    metafile: true,
    banner: { js: banner },
    logLevel: 'error',
  });
  return Object.values(metafile.outputs).reduce((sum, { bytes }) => sum + bytes, 0);
}
