import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  compressFolder,
  computeHash,
  type Deployment,
  DeploymentLog,
  FileSystemStore,
  GENERATION,
  type GenerationFiles,
  isNeeded,
  writeGenerationFiles,
} from '@asia/release-store';
import { writeFiles } from '@asia/release-store/testing/writeFiles';
import { baseOf, type ReleasePointer, REMOTE_SCRIPT } from '@asia/shared/contracts';

const routes = ['/', '/Menu', '/ArrozChino', '/ToFu', '/Cart'];
const pageFile = (route: string): string => `pages/${route === '/' ? 'index' : route.slice(1)}.html`;
const filler = 'arroz chino, chop suey, lumpias y salsa agridulce. '.repeat(40);

/** A small page that names its route and its generation. */
export const pageText = (route: string, generation: string): string =>
  `<!doctype html><html lang="es"><title>${route}</title><p>${generation}: ${filler}</p></html>`;

/** The page of a generation for when nothing else can be served. */
const unavailableText =
  '<p>El sitio no está disponible. Llámanos al <a href="tel:+573000000001">+57 300 000 0001</a></p></html>\n';

const scriptText = `var menu_mfe = {};\n${filler}`;

export interface GenerationContent {
  /**
   * Replaces files of the generation by name or, with null, leaves them out. A needed file is then missing; another
   * file then does not belong to the generation.
   */
  files?: Record<string, string | null>;
  /** Files of builds and pictures of the generation, besides its remote's script: name → SHA-256. */
  others?: Record<string, string>;
  /** Replaces members of `releases.json`. */
  pointer?: Record<string, unknown>;
}

/** A pointer with a shell and one remote, each at the version of the generation's name. */
export const makePointer = (generation: string): ReleasePointer => ({
  schema: 1,
  shell: { version: `shell-${generation}`, base: baseOf('shell', `shell-${generation}`) },
  remotes: [
    {
      name: 'menu-mfe',
      container: 'menu_mfe',
      version: `menu-${generation}`,
      base: baseOf('menu-mfe', `menu-${generation}`),
      entry: REMOTE_SCRIPT,
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
      { id: 1, name: `Té ${id}`, plato: filler, category: 'bebidas', price: 9800 },
    ]),
    'robots.txt': 'User-agent: *\nAllow: /\n',
    'sitemap.xml': '<?xml version="1.0" encoding="UTF-8"?><urlset/>',
    'manifest.webmanifest': '{"name":"Asia"}',
    'service-worker.js': `/* keeps ${id} */`,
    'offline.json': '{"pages":{}}',
    'icons/sello.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'share/og-menu.jpg': 'jpeg bytes',
  };
  const script = `${baseOf('menu-mfe', `menu-${id}`).slice(1)}${REMOTE_SCRIPT}`;
  const listed: GenerationFiles = {
    needed: { [script]: computeHash(Buffer.from(scriptText)) },
    other: { ...content.others },
  };
  const written: Record<string, string> = {};
  for (const [name, text] of Object.entries({ ...whole, ...content.files })) {
    if (text !== null) written[name] = text;
    const known = text ?? (isNeeded(name) ? whole[name] : undefined);
    if (known) listed[isNeeded(name) ? 'needed' : 'other'][name] = computeHash(Buffer.from(known));
  }
  writeGenerationFiles(writeFiles(written, path.join(siteDir, 'generations', id)), listed);
  writeFiles({ [script]: scriptText }, siteDir);
  await compressFolder(siteDir);
}

/** The deployment that makes a generation live. */
export function makeDeployment(siteDir: string, id: string, number: number): Deployment {
  const list = path.join(siteDir, 'generations', id, GENERATION.files);
  return {
    number,
    folder: id,
    at: new Date().toISOString(),
    action: 'release',
    changed: [],
    pointer: makePointer(id),
    undo: {},
    files: existsSync(list) ? computeHash(list) : 'none',
  };
}

/** Makes a generation live in one step, as a release does. */
export async function makeLive(siteDir: string, id: string): Promise<void> {
  const log = new DeploymentLog(new FileSystemStore(siteDir));
  const number = ((await log.latest())?.number ?? 0) + 1;
  await log.append(makeDeployment(siteDir, id, number));
}

/** Writes a store with one live generation, `g1`, one build, pictures and a build that must never be served. */
export async function writeStore(content: GenerationContent = {}): Promise<string> {
  const siteDir = writeFiles({
    'mfe/menu-mfe/menu-g1/menu.css': '.plato{color:var(--laca-6)}',
    'mfe/shell/shell-g1/titulo.woff2': 'wOF2',
    'pictures/arroz.1a2b-400.avif': 'avif bytes',
    'pictures/arroz.1a2b-400.webp': 'webp bytes',
    'server-builds/menu-mfe/menu-g1/main.js': 'secret',
  });
  await writeGeneration(siteDir, 'g1', content);
  await makeLive(siteDir, 'g1');
  return siteDir;
}
