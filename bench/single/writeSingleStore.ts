import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compressFolder, run } from '@asia/releases';
import { root } from '../Bench';

const BASE = '/mfe/single/bench/';

/** What such an application sends for every address. */
function emptyPage(data: string): string {
  return [
    '<!doctype html><html lang="es-CO" data-mantine-color-scheme="light"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Asia</title>',
    `<link rel="stylesheet" href="${BASE}main.css"><script src="${BASE}main.js" defer></script></head>`,
    `<body><div id="root"></div>${data}</body></html>\n`,
  ].join('');
}

/**
 * Builds the site as one bundle and writes a store that the same server serves in the same way.
 * @param siteDir the release store it is compared with: pictures and data come from there
 * @param target a folder of its own, written anew
 */
export async function writeSingleStore(siteDir: string, target: string): Promise<void> {
  rmSync(target, { recursive: true, force: true });
  const bundle = path.join(target, BASE);
  await run('webpack', ['--config', 'bench/single/webpack.config.mjs'], root, {
    SINGLE_DIR: bundle.replace(/\/$/, ''),
  });
  rmSync(`${bundle.replace(/\/$/, '')}.generated`, { recursive: true });
  await compressFolder(bundle);

  const generation = path.join(target, 'generations/000001');
  mkdirSync(path.dirname(generation), { recursive: true });
  cpSync(path.join(siteDir, 'current'), generation, { recursive: true, dereference: true });
  const pages = path.join(generation, 'pages');
  const home = readFileSync(path.join(pages, 'index.html'), 'utf8');
  const blocks =
    home.match(/<script type="application\/json" id="(?:releases|routes)">.*?<\/script>/gs) ?? [];
  const page = emptyPage(blocks.join(''));
  for (const file of readdirSync(pages, { recursive: true, encoding: 'utf8' })) {
    if (/\.(br|gz)$/.test(file)) rmSync(path.join(pages, file));
    else if (file.endsWith('.html')) writeFileSync(path.join(pages, file), page);
  }
  await compressFolder(pages);
  symlinkSync('generations/000001', path.join(target, 'current'));
  symlinkSync(path.join(siteDir, 'pictures'), path.join(target, 'pictures'));
}
