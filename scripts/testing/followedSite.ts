import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  authoredIn,
  checkContent,
  type Look,
  type Release,
  SheetFollower,
  storeContent,
  TABLES,
} from '@asia/content-build';
import { serveFiles } from '@asia/content-build/testing/serveFiles';
import { type Tab, writeWorkbook } from '@asia/content-build/testing/writeWorkbook';
import { statusSections, tableName } from '@asia/release-store';
import { root } from '@asia/release-store/root';
import { temporary } from '@asia/release-store/testing/temporary';
import { releaseBuilds, rollbackTarget, rollBackTo } from '@asia/releases';
import { descriptions, testStore } from '@asia/releases/testing/testStore';

export const folder = path.join(root, 'platform/content-build/src/testing/restaurant');
export const [CARTA, PAGINAS, HOY] = ['carta', 'paginas', 'hoy'] as const;
export const menu = readFileSync(path.join(folder, `${CARTA}.csv`), 'utf8');
export const TEA = 'carta · Té de jazmín · precio: 8800 → 8900';
export const dearTea = menu.replace(',8800,', ',8900,');

export type Handler = Extract<Parameters<typeof serveFiles>[0][string], (...args: never[]) => unknown>;

export const wait = () => new Promise<never>(() => undefined);
/** The sections of the owner's page, without notes and the lines of single tables. */
export const said = (look: Look | null) =>
  look &&
  statusSections(look.status, look.view)
    .filter(({ title, isCollapsed }) => !isCollapsed && title !== 'Cada pestaña')
    .map(({ title, lines }) => [title.replace(/( desde)? el \p{L}+, .*/u, ''), ...lines]);

export const tabs = Object.fromEntries(
  [...authoredIn(folder)].flatMap(([file, bytes]) =>
    TABLES.includes(file) ? [[tableName(file), bytes] as const] : [],
  ),
);

let close: () => Promise<unknown> = () => Promise.resolve();

/** Closes the site of a test, at its end. */
export async function closeSite(): Promise<void> {
  delete process.env.WORKBOOK;
  await close();
}

/** A site whose tables are in a workbook, until `closeSite`. */
export async function followedSite(open: Parameters<typeof testStore>[0]) {
  const { store, addBuild } = testStore(open);
  const content = await storeContent(store, await checkContent(null, authoredIn(folder)));
  await releaseBuilds(store, [await addBuild(descriptions.shell, 'shell-1'), content]);
  const tables: Record<string, Tab> = { ...tabs };
  const hoja: Handler = async (_, response) => response.end(await writeWorkbook(tables));
  const files = { hoja };
  const server = await serveFiles(files);
  close = server.close;
  process.env.WORKBOOK = path.join(temporary(), 'workbook.json');
  writeFileSync(process.env.WORKBOOK, JSON.stringify({ address: `${server.origin}hoja` }));
  let now = Date.now();
  const notified: string[] = [];
  const notify = async ({ status, view }: Look) =>
    notified.push(statusSections(status, view)[0]!.title.slice(0, 14));
  const release: Release = (builds, options) => releaseBuilds(store, builds, options);
  /** A follower as a restart makes it. */
  const follower = (by = release) => new SheetFollower(store, by, notify, () => new Date(now));
  /** The owner's page after a follower, by default a restarted one, has looked at the sheet twice. */
  const look = async (one = follower()) => {
    await one.look();
    now += 5_000;
    return said(await one.look());
  };
  return {
    ...{ store, tables, files, hoja, release, follower, look, notified, first: content.version },
    number: async () => (await store.live())?.number,
    rollBack: async () => rollBackTo(store, await rollbackTarget(store, 'content')),
    passTime: (minutes: number) => (now += minutes * 60_000),
  };
}
