import { openStore } from '@asia/release-store';
import { COUNTED_AT } from '@asia/shared/contracts';
import { reasonOf, StartError } from './errors';
import type { StartOptions } from './startServer';

function parsePort(name: string, value: string): number {
  const port = /^\d{1,5}$/.test(value) ? Number(value) : NaN;
  if (port <= 65_535) return port;
  throw new StartError(`${name} must be a number up to 65535, not "${value}".`);
}

function readStore(environment: NodeJS.ProcessEnv): Pick<StartOptions, 'siteDir' | 'remote'> {
  if (!environment.SITE_STORE) return { siteDir: environment.SITE_DIR ?? 'site' };
  try {
    const { folder, remote } = openStore(environment);
    return { siteDir: folder.location, ...(remote && { remote }) };
  } catch (error) {
    throw new StartError(reasonOf(error), { cause: error });
  }
}

function checkReportsTo(address: string, metricsPort: string | undefined): string {
  if (/^https?:\/\/[^"\s]+$/.test(address)) return address;
  if (address !== COUNTED_AT)
    throw new StartError(`REPORTS_TO must be ${COUNTED_AT} or an address, not "${address}".`);
  if (!metricsPort)
    throw new StartError(`REPORTS_TO=${COUNTED_AT} counts for Prometheus: set METRICS_PORT too.`);
  return address;
}

function parseOverrides(words: string): string[] {
  return words
    .trim()
    .split(/\s+/)
    .map((word) => {
      if (word === 'stored' || /^https?:\/\/localhost(:\d{1,5})?$/.test(word)) return word;
      throw new StartError(`OVERRIDES takes the word stored and origins of localhost, not "${word}".`);
    });
}

/** The settings of the server from the environment; `docs/operating.md` lists them. @throws {StartError} */
export function readSettings(environment: NodeJS.ProcessEnv): StartOptions {
  const {
    PORT = '3000',
    HOST,
    METRICS_PORT,
    REPORTS_TO,
    OVERRIDES,
    OFFLINE = 'on',
    LOG_LEVEL = 'warn',
  } = environment;
  if (OFFLINE !== 'on' && OFFLINE !== 'off')
    throw new StartError(`OFFLINE must be on or off, not "${OFFLINE}".`);
  return {
    port: parsePort('PORT', PORT),
    ...readStore(environment),
    ...(HOST && { host: HOST }),
    ...(METRICS_PORT && { metricsPort: parsePort('METRICS_PORT', METRICS_PORT) }),
    ...(REPORTS_TO && { reportsTo: checkReportsTo(REPORTS_TO, METRICS_PORT) }),
    ...(OVERRIDES && { overrides: parseOverrides(OVERRIDES) }),
    ...(OFFLINE === 'off' && { offline: false }),
    logLevel: LOG_LEVEL,
  };
}
