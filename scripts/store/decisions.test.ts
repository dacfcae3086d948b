import type { BuildManifest, ReleasePointer } from '@asia/shared/contracts';
import { checkFit } from './checkFit';
import { rollbackTarget } from './rollbackTarget';

const build = (app: string, version: string, shared = '1.0.0'): BuildManifest => ({
  app,
  version,
  shared,
  publishedAt: '2026-01-01T00:00:00.000Z',
  own: { scripts: [], styles: [] },
  pages: {},
  integrity: {},
});

describe('checkFit', () => {
  const fit = (offered: string, needed: string) => () =>
    checkFit({ shell: build('shell', 's', offered), 'menu-mfe': build('menu-mfe', 'm', needed) });

  it.each([
    ['1.2.0', '1.2.0'],
    ['1.3.0', '1.2.9'],
    ['1.2.4', '1.2.3'],
  ])('accepts a shell with %s for a remote that needs %s', (offered, needed) => {
    expect(fit(offered, needed)).not.toThrow();
  });

  it.each([
    ['1.2.0', '1.3.0'],
    ['1.2.3', '1.2.4'],
    ['2.0.0', '1.9.0'],
    ['1.9.0', '2.0.0'],
  ])('refuses a shell with %s for a remote that needs %s', (offered, needed) => {
    expect(fit(offered, needed)).toThrow(
      `menu-mfe needs @asia/shared ${needed}, and the live shell provides ${offered}. Release a shell with ${needed} first`,
    );
  });
});

describe('rollbackTarget', () => {
  const history = [build('menu-mfe', 'ccc'), build('menu-mfe', 'bbb'), build('menu-mfe', 'aaa')];
  const live = (version: string): ReleasePointer => ({
    schema: 1,
    shell: { version: 's', base: '/mfe/shell/s/' },
    remotes: [{ name: 'menu-mfe', container: 'menu_mfe', version, base: '/', entry: 'remoteEntry.js' }],
    productsUrl: '/products',
  });

  it('is the build published before the live one', () => {
    expect(rollbackTarget(history, live('ccc'), 'menu-mfe').version).toBe('bbb');
    expect(rollbackTarget(history, live('bbb'), 'menu-mfe').version).toBe('aaa');
  });

  it('is the named build, by the start of its version', () => {
    expect(rollbackTarget(history, live('ccc'), 'menu-mfe', 'a').version).toBe('aaa');
  });

  it('says what there is when there is nothing to go back to', () => {
    expect(() => rollbackTarget(history, live('aaa'), 'menu-mfe')).toThrow('The store has: ccc, bbb, aaa.');
    expect(() => rollbackTarget(history, live('ccc'), 'menu-mfe', 'zzz')).toThrow(
      'The store has no build zzz of menu-mfe',
    );
  });
});
