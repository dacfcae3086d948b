import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import sharp from 'sharp';
import { root } from '@asia/app-build';
import { fixedPages } from '@asia/content-build/fixedPages';
import { runCommand } from '@asia/release-store/runCommand';
import { launchBrowser } from '../e2e/harness/browser';

interface ShareCard {
  /** Absent: the logo takes the place of the title. */
  title?: string;
  line: string;
  /** Name of a picture of the site. */
  picture: string;
  /** A picture from edge to edge with a dark left side. */
  wide?: boolean;
}

type PagesCard = ShareCard & { routes: readonly string[] };

const SIZE = { width: 1200, height: 630 };
const folder = path.join(root, 'content/pictures/share');
const address = (file: string) => pathToFileURL(path.join(root, file)).href;
const masterOf = (picture: string) => `content/pictures/masters/${picture}.webp`;
/** The rows of a table, by the titles of its columns. */
const table = <Column extends string>(file: string): Record<Column, string>[] =>
  parse(readFileSync(path.join(root, 'content', file), 'utf8'), { columns: true, bom: true });

/** The cards by name: fixed pages, and one for each category whose dish has a picture. */
function cards(): Record<string, PagesCard> {
  const pages = table<'direccion' | 'plato'>('paginas.csv');
  const written = JSON.parse(readFileSync(path.join(root, 'content/pages/share.json'), 'utf8')) as Record<
    string,
    ShareCard | undefined
  >;
  const categories = table<'clave' | 'direccion' | 'nombre_es' | 'titulo' | 'tarjeta_es'>(
    'categorias.csv',
  ).flatMap(({ clave, direccion, nombre_es, titulo, tarjeta_es: line }): [string, PagesCard][] => {
    const picture = pages.find((page) => page.direccion === direccion)?.plato.replace(':', '-');
    // A category whose dish has no picture yet uses the card of the menu.
    if (!picture || !existsSync(path.join(root, masterOf(picture)))) return [];
    return [[clave, { title: titulo || nombre_es, line, picture, routes: [direccion] }]];
  });
  const fixed = Object.entries(fixedPages).map(([name, routes]): [string, PagesCard] => {
    const card = written[name];
    if (!card) throw new Error(`content/pages/share.json has no card "${name}".`);
    return [name, { ...card, routes }];
  });
  return Object.fromEntries([...fixed, ...categories]);
}

/** As JPEG: WhatsApp shows nothing else. @throws Error naming a text with a character that the site's fonts lack */
async function photograph(
  page: Page,
  { title = '', line, picture, wide = false }: ShareCard,
): Promise<Buffer> {
  await page.goto(address('scripts/share-card.html'));
  const card = {
    title,
    line,
    wide,
    picture: address(masterOf(picture)),
    logo: address(`shared/src/ui/assets/${title ? 'marca' : 'logo'}.svg`),
  };
  await page.evaluate(`show(${JSON.stringify(card)})`);
  const png = await page.screenshot();
  return sharp(png).jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
}

/** Draws the cards that shared links show, and lists which page has which one. */
runCommand(async () => {
  mkdirSync(folder, { recursive: true });
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: SIZE });
    const index: Record<string, string> = {};
    for (const [name, { routes, ...card }] of Object.entries(cards())) {
      const file = `og-${name}.jpg`;
      writeFileSync(path.join(folder, file), await photograph(page, card));
      for (const route of routes) index[route] = file;
    }
    const needed = new Set(Object.values(index));
    for (const file of readdirSync(folder)) {
      if (file.endsWith('.jpg') && !needed.has(file)) rmSync(path.join(folder, file));
    }
    const sorted = Object.fromEntries(Object.entries(index).sort(([a], [b]) => (a < b ? -1 : 1)));
    writeFileSync(path.join(folder, 'share.json'), `${JSON.stringify(sorted, null, 2)}\n`);
    console.log(`${needed.size} share cards`);
  } finally {
    await browser.close();
  }
});
