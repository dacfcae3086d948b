import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import {
  computeHash,
  type Deployment,
  DeploymentLog,
  FileSystemStore,
  GENERATION,
  type GenerationFiles,
  isNeeded,
  writeGenerationFiles,
} from '@asia/release-store';
import type { ReleasePointer } from '@asia/shared/contracts';

const compress = { br: promisify(brotliCompress), gz: promisify(gzip) };
const isText = /\.(?:html|json|js|css|svg|txt|xml|webmanifest)$/;

/** Writes a file and, for texts, its compressed siblings, as a release does. */
export async function writePublished(file: string, content: string | Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
  if (!isText.test(file)) return;
  const bytes = Buffer.from(content);
  await writeFile(`${file}.br`, await compress.br(bytes));
  await writeFile(`${file}.gz`, await compress.gz(bytes));
}

const routes = ['/', '/Menu', '/ArrozChino', '/ToFu', '/Cart'];
const pageFile = (route: string): string => `pages/${route === '/' ? 'index' : route.slice(1)}.html`;
const filler = 'arroz chino, chop suey, lumpias y salsa agridulce. '.repeat(40);

/** A small page that names its route and its generation. */
export const pageText = (route: string, generation: string): string =>
  `<!doctype html><html lang="es"><title>${route}</title><p>${generation}: ${filler}</p></html>`;

/** The page of a generation for when nothing else can be served. */
const unavailableText =
  '<p>El sitio no está disponible. Llámanos al <a href="tel:+573000000001">+57 300 000 0001</a></p></html>\n';

const entryText = `var menu_mfe = {};\n${filler}`;

export interface GenerationContent {
  /**
   * Replaces files of the generation by name or, with null, leaves them out. A needed file is then missing; another
   * file then does not belong to the generation.
   */
  files?: Record<string, string | null>;
  /** Files of builds and pictures of the generation, besides its remote's entry: name → SHA-256. */
  others?: Record<string, string>;
  /** Members of `releases.json` to replace. */
  pointer?: Record<string, unknown>;
}

/** A pointer with a shell and one remote, each at the version of the generation's name. */
export const makePointer = (generation: string): ReleasePointer => ({
  schema: 1,
  shell: {
    version: `shell-${generation}`,
    base: `/mfe/shell/shell-${generation}/`,
  },
  remotes: [
    {
      name: 'menu-mfe',
      container: 'menu_mfe',
      version: `menu-${generation}`,
      base: `/mfe/menu-mfe/menu-${generation}/`,
      entry: 'remoteEntry.js',
    },
  ],
  content: { version: 'c' },
  productsUrl: '/products',
});

/** Writes one generation into a store without making it live. */
export async function writeGeneration(
  siteDir: string,
  id: string,
  content: GenerationContent = {},
): Promise<void> {
  const whole: Record<string, string> = {
    ...Object.fromEntries(routes.map((route) => [pageFile(route), pageText(route, id)])),
    'pages/404.html': pageText('404', id),
    'pages/503.html': unavailableText,
    'releases.json': JSON.stringify({ ...makePointer(id), ...content.pointer }),
    'routes.json': JSON.stringify({
      ...Object.fromEntries(routes.map((route) => [route.toLowerCase(), { route, file: pageFile(route) }])),
      // A category that has left the menu.
      '/sushi': { route: '/Sushi', file: 'pages/404.html', redirect: '/Menu' },
    }),
    'products.json': JSON.stringify([
      { id: 1, name: `Té ${id}`, plato: 'Bebida', category: 'bebidas', price: 9800 },
    ]),
    'robots.txt': 'User-agent: *\nAllow: /\n',
    'sitemap.xml': '<?xml version="1.0" encoding="UTF-8"?><urlset/>',
    'manifest.webmanifest': '{"name":"Asia"}',
    'service-worker.js': `/* keeps ${id} */`,
    'offline.json': '{"pages":{}}',
    'icons/sello.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'share/og-menu.jpg': 'jpeg bytes',
  };
  const written = { ...whole, ...content.files };
  const entry = `mfe/menu-mfe/menu-${id}/remoteEntry.js`;
  await writePublished(path.join(siteDir, entry), entryText);
  const files: GenerationFiles = { needed: { [entry]: computeHash(Buffer.from(entryText)) }, other: {} };
  for (const [name, text] of Object.entries(written)) {
    const listed = text ?? (isNeeded(name) ? whole[name] : undefined);
    if (listed !== undefined)
      files[isNeeded(name) ? 'needed' : 'other'][name] = computeHash(Buffer.from(listed));
  }
  const folder = path.join(siteDir, 'generations', id);
  await mkdir(folder, { recursive: true });
  writeGenerationFiles(folder, { ...files, other: { ...files.other, ...content.others } });
  await Promise.all(
    Object.entries(written).map(async ([name, text]) => {
      if (text !== null) await writePublished(path.join(siteDir, 'generations', id, name), text);
    }),
  );
}

const hashIfThere = (file: string): string => (existsSync(file) ? computeHash(file) : 'none');

/** The deployment that makes a generation live. */
export const makeDeployment = (siteDir: string, id: string, number: number): Deployment => ({
  number,
  folder: id,
  at: new Date().toISOString(),
  action: 'release',
  changed: [],
  pointer: makePointer(id),
  undo: {},
  files: hashIfThere(path.join(siteDir, 'generations', id, GENERATION.files)),
});

/** Makes a generation live in one step, as a release does. */
export async function makeLive(siteDir: string, id: string): Promise<void> {
  const store = new FileSystemStore(siteDir);
  const log = new DeploymentLog(store);
  const number = ((await log.latest())?.number ?? 0) + 1;
  await log.append(makeDeployment(siteDir, id, number));
}

/** Writes an empty store into a temporary folder; returns the folder. */
export const emptyStore = (): Promise<string> => mkdtemp(path.join(tmpdir(), 'asia-store-'));

/**
 * Writes a store with one live generation, `g1`, one build, pictures and a build that must never be served.
 */
export async function writeStore(content: GenerationContent = {}): Promise<string> {
  const siteDir = await emptyStore();
  await writeGeneration(siteDir, 'g1', content);
  await writePublished(path.join(siteDir, 'mfe/menu-mfe/menu-g1/menu.css'), '.plato{color:var(--laca-6)}');
  await writePublished(path.join(siteDir, 'mfe/shell/shell-g1/titulo.woff2'), Buffer.from('wOF2'));
  await writePublished(path.join(siteDir, 'pictures/arroz.1a2b-400.avif'), Buffer.from('avif bytes'));
  await writePublished(path.join(siteDir, 'pictures/arroz.1a2b-400.webp'), Buffer.from('webp bytes'));
  await writePublished(path.join(siteDir, 'server-builds/menu-mfe/menu-g1/main.js'), 'secret');
  await makeLive(siteDir, 'g1');
  return siteDir;
}
