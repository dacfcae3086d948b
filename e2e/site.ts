import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { startServer, type RunningServer } from '@asia/server';

/** The release store that the journeys visit. */
export const siteDir = path.resolve(process.env.SITE_DIR ?? path.join(__dirname, '../site'));

/**
 * Serves the released site on a free port.
 * @throws StartError when nothing has been released yet
 */
export function openSite(): Promise<RunningServer> {
  return startServer({ siteDir, port: 0, host: '127.0.0.1' });
}

/**
 * A JSON file of the live generation.
 * @throws Error when nothing has been released yet
 */
export function readLive<Content>(file: string): Content {
  const place = path.join(siteDir, 'current', file);
  if (!existsSync(place)) throw new Error(`There is no ${place}. Run \`npm run release -- all\` first.`);
  return JSON.parse(readFileSync(place, 'utf8')) as Content;
}
