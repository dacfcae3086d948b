import { StartError } from './errors';
import type { StartOptions } from './startServer';

/**
 * The settings of the server from the environment: `PORT` (3000), `SITE_DIR` (site), `HOST` (every address),
 * `PRODUCTS_FILE` (the list of the live release), `LOG_LEVEL` (warn).
 * @throws {StartError} `bad-setting`
 */
export function readSettings(environment: NodeJS.ProcessEnv): StartOptions {
  const { PORT = '3000', SITE_DIR = 'site', HOST, PRODUCTS_FILE, LOG_LEVEL = 'warn' } = environment;
  const port = /^\d{1,5}$/.test(PORT) ? Number(PORT) : NaN;
  if (!(port <= 65_535))
    throw new StartError('bad-setting', `PORT must be a number up to 65535, not "${PORT}".`);
  return {
    port,
    siteDir: SITE_DIR,
    ...(HOST && { host: HOST }),
    ...(PRODUCTS_FILE && { productsFile: PRODUCTS_FILE }),
    logger: { level: LOG_LEVEL },
  };
}
