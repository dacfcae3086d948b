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
  const base = (number: number) => `https://menu.example:8443/builds/${number}/`;
  const pointer = {
    ...makePointer('g1'),
    remotes: [remote('menu-mfe', base(1)), remote('cart-mfe', base(2))],
    productsUrl: "https://api.example/products; script-src 'unsafe-inline'",
  };
  expect(parseReleases(pointer).origins).toEqual({
    builds: ['https://menu.example:8443'],
    data: ['https://api.example'],
  });
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
  const originsIn = (base: string, productsUrl: string) => {
    const remotes = [remote('menu-mfe', base), remote('__proto__', base)];
    try {
      const { builds, data } = parseReleases({ ...makePointer('g1'), remotes, productsUrl }).origins;
      return [...builds, ...data];
    } catch (error) {
      return String(error).startsWith('TypeError: ') ? [] : [String(error)];
    }
  };
  fc.assert(
    fc.property(address, address, (base, productsUrl) => {
      for (const origin of originsIn(base, productsUrl)) expect(origin).toMatch(/^https?:\/\/[^\s;,'"]+$/);
    }),
    { numRuns: 500, seed: 13 },
  );
});
