import { contentSecurityPolicy, headers, settledHeaders, settledOrigins } from './headers';

describe('the policy', () => {
  it('allows this site, the one inline script, style attributes and the map', () => {
    expect(contentSecurityPolicy({ builds: [], data: [] }, false)).toBe(
      "default-src 'self'; script-src 'self' 'sha256-X+zrZv/IbzjZUnhsbWlsecLbwjndTpG0ZynXOif7V+k='; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self'; " +
        "font-src 'self'; connect-src 'self' https://www.google.com https://maps.google.com; " +
        'frame-src https://www.google.com https://maps.google.com; ' +
        "worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    );
  });

  it('asks for https only of guests who came by https', () => {
    expect(contentSecurityPolicy({ builds: [], data: [] }, true)).toMatch(/; upgrade-insecure-requests$/);
  });

  it.each([
    ['builds', "script-src 'self' https://menu.example 'sha256-"],
    ['builds', "style-src 'self' https://menu.example;"],
    ['data', "script-src 'self' 'sha256-"],
    ['data', "img-src 'self' https://menu.example;"],
    ['data', "connect-src 'self' https://menu.example https://www.google.com"],
    // Both, and named once.
    ['builds data', "connect-src 'self' https://menu.example https://www.google.com"],
  ])('for an origin of %s has %s', (kinds, directive) => {
    const at = (kind: string) => (kinds.includes(kind) ? ['https://menu.example'] : []);
    expect(contentSecurityPolicy({ builds: at('builds'), data: at('data') }, false)).toContain(directive);
  });
});

it.each(Object.entries(headers))('the headers of a %s forbid guessing its type', (_kind, kind) => {
  expect(kind).toHaveProperty('x-content-type-options', 'nosniff');
});

const guarded = { 'integrity-policy': 'blocked-destinations=(script), endpoints=(reports)' };
const reporting = (to: string) => ({
  ...guarded,
  'server-timing': `reports;desc="${to}"`,
  'reporting-endpoints': `reports="${to}"`,
});

it.each([
  [{}, guarded, [], []],
  [
    { overrides: ['stored', 'http://localhost:3001'] },
    { 'server-timing': 'overrides;desc="stored http://localhost:3001"' },
    ['http://localhost:3001'],
    ['ws://localhost:3001'],
  ],
  [{ reportsTo: '/loads' }, reporting('/loads'), [], []],
  [{ reportsTo: 'https://r.example/loads' }, reporting('https://r.example/loads'), [], ['https://r.example']],
])('the settings %j give pages headers and origins', (settings, expected, builds, data) => {
  expect(settledHeaders(settings)).toEqual(expected);
  expect(settledOrigins(settings)).toEqual({ builds, data });
});
