import { readSettings } from './readSettings';

describe('readSettings', () => {
  it('needs no environment', () => {
    expect(readSettings({})).toEqual({ port: 3000, siteDir: 'site', logLevel: 'warn' });
  });

  it('reads the environment', () => {
    const environment = {
      PORT: '0',
      SITE_DIR: '/srv/asia',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'info',
    };
    expect(readSettings(environment)).toEqual({
      port: 0,
      siteDir: '/srv/asia',
      host: '127.0.0.1',
      logLevel: 'info',
    });
  });

  it('lets pages report elsewhere, or here where somebody can read the counters', () => {
    expect(readSettings({ REPORTS_TO: 'https://r.example/x' })).toMatchObject({
      reportsTo: 'https://r.example/x',
    });
    expect(readSettings({ REPORTS_TO: '/loads', METRICS_PORT: '0' })).toMatchObject({ reportsTo: '/loads' });
    expect(() => readSettings({ REPORTS_TO: '/loads' })).toThrow('set METRICS_PORT too');
    expect(() => readSettings({ REPORTS_TO: 'r.example"' })).toThrow(
      'REPORTS_TO must be /loads or an address',
    );
  });

  it('lets developers open stored builds, and those of their own machine alone', () => {
    const OVERRIDES = ' stored  http://localhost:3001 ';
    expect(readSettings({ OVERRIDES })).toMatchObject({ overrides: ['stored', 'http://localhost:3001'] });
    for (const other of [
      'https://evil.example',
      'http://localhost.evil.example',
      'http://localhost:3001/x',
      '*',
    ])
      expect(() => readSettings({ OVERRIDES: other })).toThrow(`origins of localhost, not "${other}"`);
  });

  it('takes the worker of the site away', () => {
    expect(readSettings({ OFFLINE: 'off' })).toHaveProperty('offline', false);
    expect(() => readSettings({ OFFLINE: 'no' })).toThrow('OFFLINE must be on or off, not "no".');
  });

  it.each(['abc', '-1', '3000.5', '65536', ''])('refuses the port %j', (PORT) => {
    expect(() => readSettings({ PORT })).toThrow(`PORT must be a number up to 65535, not "${PORT}".`);
  });
});
