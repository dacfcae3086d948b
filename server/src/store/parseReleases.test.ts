import { noForeignOrigins } from '../headers';
import { pointerOf } from '../testing/writeStore';
import { parseReleases } from './parseReleases';

describe('parseReleases', () => {
  it('reads the version of every app', () => {
    expect(parseReleases(pointerOf('g1'))).toEqual({
      versions: { shell: 'shell-g1', 'menu-mfe': 'menu-g1' },
      origins: noForeignOrigins,
      files: ['/mfe/menu-mfe/menu-g1/remoteEntry.js'],
    });
  });

  it('names the origins of absolute addresses without their paths', () => {
    const pointer = {
      ...pointerOf('g1'),
      remotes: [
        { name: 'menu-mfe', version: '1', base: 'https://menu.example:8443/builds/1/' },
        { name: 'cart-mfe', version: '2', base: 'https://menu.example:8443/builds/2/' },
      ],
      productsUrl: "https://api.example/products; script-src 'unsafe-inline'",
    };
    expect(parseReleases(pointer).origins).toEqual({
      builds: ['https://menu.example:8443'],
      data: ['https://api.example'],
    });
  });

  it.each([
    [null, 'schema is neither 1 nor 2'],
    [{ schema: 3 }, 'schema is neither 1 nor 2'],
    [{ schema: 2 }, 'remotes is not a list'],
    [{ schema: 1 }, 'remotes is not a list'],
    [{ schema: 1, remotes: [] }, 'shell has no version'],
    [{ ...pointerOf('g1'), remotes: [{ version: '1' }] }, 'remotes[0] has no name'],
    [{ ...pointerOf('g1'), remotes: [{ name: 'menu-mfe' }] }, 'remotes[0] has no version'],
  ])('refuses %j', (pointer, reason) => {
    expect(() => parseReleases(pointer)).toThrow(reason);
  });
});
