import { contentSecurityPolicy, headers } from './headers';

const noForeignOrigins = { builds: [], data: [] };

describe('contentSecurityPolicy', () => {
  it('allows this site, style attributes and the map', () => {
    expect(contentSecurityPolicy(noForeignOrigins, false)).toBe(
      "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self'; " +
        "font-src 'self'; connect-src 'self' https://www.google.com https://maps.google.com; " +
        'frame-src https://www.google.com https://maps.google.com; ' +
        "worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    );
  });

  it('asks for https only of guests who came by https', () => {
    expect(contentSecurityPolicy(noForeignOrigins, true)).toMatch(/; upgrade-insecure-requests$/);
  });

  it('lets builds and data of other origins in, each once', () => {
    const policy = contentSecurityPolicy(
      { builds: ['https://menu.example'], data: ['https://menu.example'] },
      false,
    );
    expect(policy).toContain("script-src 'self' https://menu.example;");
    expect(policy).toContain("style-src 'self' https://menu.example;");
    expect(policy).toContain("connect-src 'self' https://menu.example https://www.google.com");
  });

  it('never lets data origins run scripts', () => {
    const policy = contentSecurityPolicy({ builds: [], data: ['https://api.example'] }, false);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("connect-src 'self' https://api.example ");
    expect(policy).toContain("img-src 'self' https://api.example;");
  });
});

describe('headers', () => {
  it.each(Object.entries(headers))('forbid guessing the type of a %s', (_kind, kind) => {
    expect(kind).toHaveProperty('x-content-type-options', 'nosniff');
  });
});
