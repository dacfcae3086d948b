import { cpSync, existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { liveFolder } from '@asia/releases/testing/liveFolder';
import { startServer } from '@asia/server';
import type { BuildManifest, EntriesByName, PageMeta, ReleasePointer } from '@asia/shared/contracts';
import type { Facts } from '@asia/shared/restaurant';
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
  const dir = path.join(mkdtempSync(path.join(tmpdir(), 'asia-journey-')), 'site');
  cpSync(siteDir, dir, { recursive: true, verbatimSymlinks: true });
  const server = await startServer({ siteDir: dir, port: 0, host: '127.0.0.1', ...options });
  return { dir, server };
}

/**
 * A JSON file of the live generation.
 * @throws Error when nothing has been released yet
 */
export function readLive<Content>(file: string): Content {
  if (!existsSync(path.join(siteDir, 'deployments')))
    throw new Error(`Nothing is live in ${siteDir}. Run \`npm run release -- all\` first.`);
  return JSON.parse(readFileSync(path.join(liveFolder(siteDir), file), 'utf8')) as Content;
}

/** A file of the server build of the live content, which no guest gets. */
function readContent<Content>(name: string): Content {
  const { version } = readLive<ReleasePointer>('releases.json').content;
  const file = path.join(siteDir, 'server-builds/content', version, name);
  return JSON.parse(readFileSync(file, 'utf8')) as Content;
}

/** Heads of pages in the live content, by registered spelling; `404` of the page that is not found. */
export const liveHeads = (): Record<string, PageMeta> =>
  readContent<BuildManifest>('build.json').content?.heads ?? {};

/** Every entry of the live content. */
export const liveEntries = () => readContent<EntriesByName>('entries.json');

/** The facts of the restaurant that guests see. */
export const liveFacts = () => liveEntries().facts as Facts;
