import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { pictureFolders } from './pictureFolders';
import { fixedPages, type ShareCard } from '../fixedPages';
import { drawShareCard } from './shareCard';
import { runCommand } from '@asia/release-store/runCommand';

interface CategoryRow {
  key: string;
  route: string;
  title_es: string;
  card_desc_es: string;
}

interface PageRow {
  route: string;
  dish: string;
}

const content = path.resolve(__dirname, '../../../../content');
const folder = pictureFolders.share;
const table = <Row>(file: string): Row[] =>
  parse(readFileSync(path.join(content, file), 'utf8'), { columns: true, bom: true });

const pages: Record<string, ShareCard & { routes: string[] }> = { ...fixedPages };

for (const { key, route, title_es: title, card_desc_es: line } of table<CategoryRow>('categories.csv')) {
  const dish = table<PageRow>('pages.csv').find((page) => page.route === route)?.dish;
  const picture = dish?.replace(':', '-');
  // A category whose dish has no picture yet uses the card of the menu.
  if (!picture || !existsSync(path.join(pictureFolders.masters, `${picture}.webp`))) continue;
  pages[key] = { title, line, picture, routes: [route] };
}

runCommand(async () => {
  mkdirSync(folder, { recursive: true });
  const index: Record<string, string> = {};
  for (const [name, card] of Object.entries(pages)) {
    const file = `og-${name}.jpg`;
    const source = readFileSync(path.join(pictureFolders.masters, `${card.picture}.webp`));
    writeFileSync(path.join(folder, file), await drawShareCard(card, source));
    for (const route of card.routes) index[route] = file;
  }
  const needed = new Set(Object.values(index));
  for (const file of readdirSync(folder)) {
    if (file.endsWith('.jpg') && !needed.has(file)) rmSync(path.join(folder, file));
  }
  const sorted = Object.fromEntries(Object.entries(index).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(path.join(folder, 'share.json'), `${JSON.stringify(sorted, null, 2)}\n`);
  console.log(`${needed.size} share cards`);
});
