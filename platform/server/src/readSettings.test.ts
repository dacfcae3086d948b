import { readSettings } from './readSettings';

it('needs no environment', () => {
  expect(readSettings({})).toEqual({ port: 3000, siteDir: 'site', logLevel: 'warn' });
});

it.each<[what: string, NodeJS.ProcessEnv, object]>([
  [
    'port, store, host and log',
    { PORT: '0', SITE_DIR: '/srv/asia', HOST: '127.0.0.1', LOG_LEVEL: 'info' },
    { port: 0, siteDir: '/srv/asia', host: '127.0.0.1', logLevel: 'info' },
  ],
  ['reports elsewhere', { REPORTS_TO: 'https://r.example/x' }, { reportsTo: 'https://r.example/x' }],
  ['reports here, with counters', { REPORTS_TO: '/loads', METRICS_PORT: '0' }, { reportsTo: '/loads' }],
  [
    'stored builds, and those of this machine',
    { OVERRIDES: ' stored  http://localhost:3001 ' },
    { overrides: ['stored', 'http://localhost:3001'] },
  ],
  ['no worker', { OFFLINE: 'off' }, { offline: false }],
])('reads %s', (_what, environment, settings) => {
  expect(readSettings(environment)).toMatchObject(settings);
});

const local = (value: string) => [{ OVERRIDES: value }, `origins of localhost, not "${value}"`] as const;
const port = (value: string) =>
  [{ PORT: value }, `PORT must be a number up to 65535, not "${value}".`] as const;

it.each<readonly [NodeJS.ProcessEnv, string]>([
  [{ REPORTS_TO: '/loads' }, 'set METRICS_PORT too'],
  [{ REPORTS_TO: 'r.example"' }, 'REPORTS_TO must be /loads or an address'],
  [{ OFFLINE: 'no' }, 'OFFLINE must be on or off, not "no".'],
  ...['https://evil.example', 'http://localhost.evil.example', 'http://localhost:3001/x', '*'].map(local),
  ...['abc', '-1', '3000.5', '65536', ''].map(port),
])('refuses %j', (environment, reason) => {
  expect(() => readSettings(environment)).toThrow(reason);
});
