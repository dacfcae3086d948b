import fc from 'fast-check';
import { makePointer } from '../testing/writeStore';
import { parseReleases } from './parseReleases';

it('reads the version of every app, and the builds with their fallback', () => {
  const pointer = makePointer('g1');
  const fallbackBuild = { version: 'menu-g0', base: '/', entry: 'r.js' };
  expect(parseReleases({ ...pointer, remotes: [{ ...pointer.remotes[0], fallbackBuild }] })).toEqual({
    versions: { shell: 'shell-g1', 'menu-mfe': 'menu-g1', content: 'c' },
    builds: new Set(['shell/shell-g1', 'menu-mfe/menu-g1', 'menu-mfe/menu-g0']),
    data: [],
  });
});

it('names the origin of a foreign list of products, without its path', () => {
  const productsUrl = "https://api.example:8443/products; script-src 'unsafe-inline'";
  expect(parseReleases({ ...makePointer('g1'), productsUrl }).data).toEqual(['https://api.example:8443']);
});

it('refuses a pointer without versions', () => {
  const pointer = { ...makePointer('g1'), remotes: [{ version: '1' }] };
  expect(() => parseReleases(pointer)).toThrow('remotes[0].name: ');
});

it('lets no address of a pointer put more than an origin into the policy of pages', () => {
  const crafted = fc.tuple(
    fc.constantFrom('https://', 'HTTP://a.example', 'https://a.example:8/'),
    fc.string(),
    fc.constantFrom('', ';', "'"),
  );
  const address = fc.oneof(
    fc.webUrl(),
    fc.string({ unit: 'binary', minLength: 1 }),
    crafted.map((pieces) => pieces.join('')),
  );
  const originsIn = (productsUrl: string) => {
    try {
      return parseReleases({ ...makePointer('g1'), productsUrl }).data;
    } catch (error) {
      return String(error).startsWith('TypeError: ') ? [] : [String(error)];
    }
  };
  fc.assert(
    fc.property(address, (productsUrl) => {
      for (const origin of originsIn(productsUrl)) expect(origin).toMatch(/^https?:\/\/[^\s;,'"]+$/);
    }),
    { numRuns: 500, seed: 13 },
  );
});
