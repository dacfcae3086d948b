import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { launchBrowser } from '../../e2e/harness/browser';
import { startServer } from '@asia/server';
import { photographPages } from './photographPages';
import { writeSheet } from './writeSheet';
import { root } from '@asia/app-build';
import { ReleaseStore } from '@asia/release-store';
import { routes } from '../../e2e/harness/routes';
import { runCommand } from '@asia/release-store/runCommand';

const folder = path.join(root, 'docs/pictures');

/** Width and height of the window, columns of the sheet, width of a page on it. */
const sheets = [
  { width: 390, height: 780, columns: 10, tile: 156 },
  { width: 768, height: 1100, columns: 8, tile: 208 },
  { width: 1280, height: 1000, columns: 6, tile: 300 },
] as const;

/** What the README shows first. */
const overview = {
  wide: { width: 1280, height: 860, tile: 640, routes: ['/', '/ArrozChino'] },
  phone: {
    width: 390,
    height: 844,
    tile: 246,
    routes: ['/', '/Menu', '/ArrozChino?plato=arroz-yangzhou', '/Cart', '/Salon'],
  },
} as const;

/** Draws the contact sheets of all routes, and the README's overview, from the released site. */
runCommand(async () => {
  const server = await startServer({ siteDir: ReleaseStore.fromEnvironment().dir, port: 0 });
  const browser = await launchBrowser();
  try {
    await mkdir(folder, { recursive: true });
    for (const { columns, tile, ...size } of sheets) {
      const { width } = size;
      const pages = await photographPages(browser, server.url, routes, size);
      await writeSheet(path.join(folder, `sheet-${width}.webp`), pages, {
        columns,
        tile,
        ratio: size.height / width,
      });
      console.log(`docs/pictures/sheet-${width}.webp: ${pages.length} pages`);
    }
    for (const [name, { routes: shown, tile, ...size }] of Object.entries(overview)) {
      const pages = await photographPages(browser, server.url, shown, size);
      const sheet = { columns: shown.length, tile, ratio: size.height / size.width };
      await writeSheet(path.join(folder, `overview-${name}.webp`), pages, sheet);
    }
  } finally {
    await browser.close();
    await server.close();
  }
});
