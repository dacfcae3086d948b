import fc from 'fast-check';
import { makePointer } from '../testing/writeStore';
import { parseReleases } from './parseReleases';

const remote = (name: string, base: string) => ({
  name,
  container: name.replace('-', '_'),
  version: '1',
  base,
  entry: 'remoteEntry.js',
});

describe('parseReleases', () => {
  it('reads the version of every app, and the builds with their fallback', () => {
    const pointer = makePointer('g1');
    const fallbackBuild = { version: 'menu-g0', base: '/', entry: 'r.js' };
    expect(parseReleases({ ...pointer, remotes: [{ ...pointer.remotes[0], fallbackBuild }] })).toEqual({
      versions: { shell: 'shell-g1', 'menu-mfe': 'menu-g1', content: 'c' },
      builds: new Set(['shell/shell-g1', 'menu-mfe/menu-g1', 'menu-mfe/menu-g0']),
      origins: { builds: [], data: [] },
    });
  });

  it('names the origins of absolute addresses without their paths', () => {
    const pointer = {
      ...makePointer('g1'),
      remotes: [
        remote('menu-mfe', 'https://menu.example:8443/builds/1/'),
        remote('cart-mfe', 'https://menu.example:8443/builds/2/'),
      ],
      productsUrl: "https://api.example/products; script-src 'unsafe-inline'",
    };
    expect(parseReleases(pointer).origins).toEqual({
      builds: ['https://menu.example:8443'],
      data: ['https://api.example'],
    });
  });

  it.each([
    [null, 'it: '],
    [{ ...makePointer('g1'), schema: 3 }, 'schema: '],
    [{ ...makePointer('g1'), remotes: [{ version: '1' }] }, 'remotes[0].name: '],
  ])('refuses %j', (pointer, reason) => {
    expect(() => parseReleases(pointer)).toThrow(reason);
  });

  it('lets no address of a pointer put more than an origin into the policy of pages', () => {
    const address = fc.oneof(
      fc.webUrl(),
      fc.string({ unit: 'binary', minLength: 1 }),
      fc
        .tuple(
          fc.constantFrom('https://', 'HTTP://a.example', 'https://a.example:8/'),
          fc.string(),
          fc.constantFrom('', ';', "'"),
        )
        .map((pieces) => pieces.join('')),
    );
    const pointer = fc.record({ base: address, productsUrl: address }).map(({ base, productsUrl }) => ({
      ...makePointer('g1'),
      remotes: [remote('menu-mfe', base), remote('__proto__', base)],
      productsUrl,
    }));
    const originsIn = (value: unknown) => {
      try {
        const { builds, data } = parseReleases(value).origins;
        return [...builds, ...data];
      } catch (error) {
        return String(error).startsWith('TypeError: ') ? [] : [String(error)];
      }
    };
    fc.assert(
      fc.property(pointer, (value) => {
        for (const origin of originsIn(value)) expect(origin).toMatch(/^https?:\/\/[^\s;,'"]+$/);
      }),
      { numRuns: 500, seed: 13 },
    );
  });
});
