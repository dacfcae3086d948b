import { readSettings } from './readSettings';

describe('readSettings', () => {
  it('needs no environment', () => {
    expect(readSettings({})).toEqual({ port: 3000, siteDir: 'site', logger: { level: 'warn' } });
  });

  it('takes what the environment says', () => {
    const environment = {
      PORT: '0',
      SITE_DIR: '/srv/asia',
      HOST: '127.0.0.1',
      PRODUCTS_FILE: 'p.json',
      LOG_LEVEL: 'info',
    };
    expect(readSettings(environment)).toEqual({
      port: 0,
      siteDir: '/srv/asia',
      host: '127.0.0.1',
      productsFile: 'p.json',
      logger: { level: 'info' },
    });
  });

  it.each(['abc', '-1', '3000.5', '65536', ''])('refuses the port %j', (PORT) => {
    expect(() => readSettings({ PORT })).toThrow(`PORT must be a number up to 65535, not "${PORT}".`);
  });
});
