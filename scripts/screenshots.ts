import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { launchBrowser } from '../e2e/browser';
import { startServer } from '@asia/server';
import { root } from './build/buildApps';
import { siteRoutes } from './pages/siteRoutes';
import { photographPages } from './screenshots/photographPages';
import { writeSheet } from './screenshots/writeSheet';
import { Store } from './store/Store';

const folder = path.join(root, 'docs/pictures');

/** Columns of a contact sheet by the width of the pages on it, and the width of a page on the sheet. */
const sheets = [
  { width: 390, columns: 10, tile: 156 },
  { width: 768, columns: 8, tile: 200 },
  { width: 1280, columns: 7, tile: 232 },
] as const;

/** What the README shows first. */
const overview = [
  { width: 1280, routes: ['/', '/ArrozChino'] },
  { width: 390, routes: ['/', '/Menu', '/ArrozChino?plato=arroz-yangzhou', '/Cart', '/Salon'] },
] as const;

/** Draws the contact sheets of all routes, and the README's overview, from the released site. */
async function screenshots(): Promise<void> {
  const server = await startServer({ siteDir: Store.fromEnvironment().dir, port: 0 });
  const browser = await launchBrowser();
  try {
    await mkdir(folder, { recursive: true });
    const routes = siteRoutes.map(({ route }) => route);
    for (const { width, columns, tile } of sheets) {
      const pages = await photographPages(browser, server.url, routes, width);
      await writeSheet(path.join(folder, `sheet-${width}.webp`), pages, { columns, tile, height: tile * 2 });
      console.log(`docs/pictures/sheet-${width}.webp: ${pages.length} pages`);
    }
    const [wide, narrow] = await Promise.all(
      overview.map((row) => photographPages(browser, server.url, row.routes, row.width)),
    );
    await writeSheet(path.join(folder, 'overview-wide.webp'), wide ?? [], {
      columns: 2,
      tile: 640,
      height: 440,
    });
    await writeSheet(path.join(folder, 'overview-phone.webp'), narrow ?? [], {
      columns: 5,
      tile: 250,
      height: 540,
    });
  } finally {
    await browser.close();
    await server.close();
  }
}

screenshots().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
