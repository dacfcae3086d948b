import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { liveFolder } from '@asia/releases/testing/liveFolder';
import { type RunningServer, startServer } from '@asia/server';
import type { BuildManifest, EntriesByName, Facts, PageMeta, ReleasePointer } from '@asia/shared/contracts';
import { edges, type OpenSite } from './edges';

/** The release store that the journeys visit. */
export const siteDir = path.resolve(process.env.SITE_DIR ?? path.join(__dirname, '../../site'));

/**
 * Serves the released site on a free port, in the way that `EDGE` names.
 * @throws StartError when nothing has been released yet; Error when there is no such way
 */
export async function openSite(): Promise<OpenSite> {
  const { EDGE = 'embedded' } = process.env;
  const open = edges[EDGE];
  if (!open) throw new Error(`There is no EDGE "${EDGE}". Known: ${Object.keys(edges).join(', ')}.`);
  return open(siteDir);
}

/** Serves a copy of the released site, which a journey may release to. */
export async function copySite(options: { offline?: boolean } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'asia-journey-'));
  const dir = path.join(folder, 'site');
  cpSync(siteDir, dir, { recursive: true, verbatimSymlinks: true });
  const at = { siteDir: dir, host: '127.0.0.1' };
  let server = await startServer({ ...at, port: 0, ...options });
  const { url, port } = server;
  return {
    dir,
    url,
    /** Starts the server again, at the same address, with other options. */
    restart: async (changed: typeof options) => {
      await server.close(0);
      server = await startServer({ ...at, port, ...changed });
    },
    /** Ends the server and removes the copy. */
    close: async () => {
      await server.close(0);
      rmSync(folder, { recursive: true });
    },
  };
}

/** Runs `work` with a new guest, at the released site served with other options. */
export async function atSite(
  browser: Browser,
  options: Partial<Parameters<typeof startServer>[0]>,
  work: (page: Page, server: RunningServer) => Promise<void>,
): Promise<void> {
  const server = await startServer({ siteDir, port: 0, host: '127.0.0.1', ...options });
  const context = await browser.newContext({ baseURL: `http://127.0.0.1:${server.port}` });
  try {
    await work(await context.newPage(), server);
  } finally {
    await context.close();
    await server.close();
  }
}

/** A JSON file of the live generation. @throws Error when nothing has been released yet */
export function readLive<Content>(file: string): Content {
  if (!existsSync(path.join(siteDir, 'deployments')))
    throw new Error(`Nothing is live in ${siteDir}. Run \`npm run release -- all\` first.`);
  return JSON.parse(readFileSync(path.join(liveFolder(siteDir), file), 'utf8')) as Content;
}

export const livePointer = () => readLive<ReleasePointer>('releases.json');

export const liveMenu = () => livePointer().remotes.find(({ name }) => name === 'menu-mfe')!;

/** A file of the server build of the live content, which no guest gets. */
function readContent<Content>(name: string): Content {
  const { version } = livePointer().content;
  const file = path.join(siteDir, 'server-builds/content', version, name);
  return JSON.parse(readFileSync(file, 'utf8')) as Content;
}

/** Heads of pages in the live content, by registered spelling; `404` of the page that is not found. */
export const liveHeads = (): Record<string, PageMeta> =>
  readContent<BuildManifest>('build.json').content?.heads ?? {};

export const liveEntries = () => readContent<EntriesByName>('entries.json');

export const liveFacts = () => liveEntries().facts as Facts;
